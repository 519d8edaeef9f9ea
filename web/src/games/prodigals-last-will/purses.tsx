import { useTools } from "../../table/context";
import { Hat, Icon } from "../../ui/icons";
import { willView } from "../last-will/view";

/** Of Last Will, what matters at the Club's table too: everybody's money, actions and cards. */
export function Purses() {
  const { shown, me } = useTools();
  return (
    <table class="purses">
      <caption>Last Will</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">Player</span>
          </th>
          <th scope="col">
            <Icon id="pound" size={16} label="money" />
          </th>
          <th scope="col">
            <Icon id="action" size={16} />
          </th>
          <th scope="col">
            <Icon id="cards" size={16} label="cards in hand" />
          </th>
        </tr>
      </thead>
      <tbody>
        {willView(shown).seats.map((seat, i) => (
          <tr key={i} class={i === me ? "me" : ""}>
            <th scope="row">
              <Hat seat={i} size={18} name={shown.seats[i]?.name} />
            </th>
            <td>£{seat.cash}</td>
            <td>{seat.actions}</td>
            <td>{seat.hand_size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
