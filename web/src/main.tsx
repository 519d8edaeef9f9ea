import { render } from "preact";
import "./style/fonts.css";
import "./style/base.css";
import "./style/table.css";
import "./style/gesture.css";
import "./style/cards.css";
import "./style/pages.css";
import "./games/last-will/last-will.css";
import "./games/maccreedys-mansion/maccreedys-mansion.css";
import "./games/prodigals-club/prodigals-club.css";
import "./games/prodigals-last-will/prodigals-last-will.css";
import { Learn } from "./pages/learn";
import { Play } from "./pages/play";
import { Replay } from "./pages/replay";
import { Rules } from "./pages/rules";
import { Start } from "./pages/start";
import { applyTheme } from "./prefs";
import { useRoute, useTitle } from "./ui/hooks";
import { Sprite } from "./ui/icons";
import { FloatLayer } from "./ui/peek";

function Page() {
  const [page, first = "", second = "", third = ""] = useRoute();
  if (page === "table" && second) return <Play key={first + second} table={first} token={second} />;
  if (page === "replay" && second) return <Replay key={first + second} table={first} token={second} ply={Number(third) || 0} />;
  if (page === "rules" && first) return <Rules game={first} clause={second} />;
  if (page === "learn" && first) return <Learn game={first} />;
  return page ? <Nowhere /> : <Start />;
}

function Nowhere() {
  useTitle("Squander");
  return <main class="page narrow"><h1>Nothing here</h1><p role="alert">There is no such page; the link may be cut short.</p><p><a href="#/">To the start page</a></p></main>;
}

applyTheme();
render(
  <FloatLayer>
    <Sprite />
    <Page />
  </FloatLayer>,
  document.getElementById("root")!,
);
