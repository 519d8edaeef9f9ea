import { Icon } from "../../ui/icons";
import { Lid } from "../../ui/pictures";
import type { GameInfo } from "../../wire";

/** What the game is about, and the ways into it for somebody new. */
export function About({ game }: { game: GameInfo }) {
  return (
    <section class="paper about" aria-label={`About ${game.title}`}>
      <p>{game.blurb}</p>
      <span class="about-art" aria-hidden="true">
        <Lid game={game.id} />
      </span>
      <p class="first-time">
        {game.lesson && (
          <a class="button" href={`#/learn/${game.id}`} title={game.lesson.goal}>
            <Icon id="person" size={18} quiet />
            <span>
              Learn<span class="how-long"> in {game.lesson.minutes} minutes</span>
            </span>
          </a>
        )}
        {game.exercises && (
          <a class="button" href={`#/exercises/${game.id}`} title="Positions in which one answer is clearly best">
            <Icon id="hint" size={18} quiet /> Exercises
          </a>
        )}
        {game.how && (
          <a class="button" href={`#/how/${game.id}`}>
            <Icon id="hint" size={18} quiet /> How to play
          </a>
        )}
        <a class="button" href={`#/rules/${game.id}`}>
          <Icon id="book" size={18} quiet /> Rules
        </a>
      </p>
    </section>
  );
}
