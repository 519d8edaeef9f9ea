import type { DayResults } from "../wire";

/** What came of a day's deal, the best first. */
export function Results({ results: { rows, count, others, title, spoken } }: { results: DayResults }) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">Results</h2>
      {rows.length ? (
        <table class="day-results">
          <caption class="visually-hidden">
            {title}, {spoken}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">Rank</span>
              </th>
              <th scope="col">Name</th>
              <th scope="col">Place</th>
              <th scope="col">Score</th>
              <th scope="col">Rounds</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i} class={row.mine ? "mine" : ""}>
                <td>{row.rank}</td>
                <th scope="row">
                  {row.name}
                  {row.mine && <small> you</small>}
                </th>
                <td>{row.came}</td>
                <td>{row.score}</td>
                <td>{row.rounds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p class="faded">Nobody has finished it here yet.</p>
      )}
      {count > rows.length && <p class="faded">{count - rows.length} more are not shown.</p>}
      {others > 0 && (
        <p class="faded">
          {others === 1 ? "One more was" : `${others} more were`} played with another version, which deals otherwise.
        </p>
      )}
    </section>
  );
}
