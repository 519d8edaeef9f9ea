import { render } from "preact";
import "./style/index.css";
import { Play } from "./pages/play";
import { Replay } from "./pages/replay";
import { Start } from "./pages/start";
import { applyTheme } from "./prefs";
import { useRoute, useTitle, useTop } from "./ui/hooks";
import { Sprite } from "./ui/icons";
import { lazy } from "./ui/lazy";
import { FloatLayer } from "./ui/peek";

const LookingBack = lazy(async () => (await import("./looking-back/page")).LookingBack);
const Daily = lazy(async () => (await import("./daily/page")).Daily);
const How = lazy(async () => (await import("./pages/how")).How);
const Rules = lazy(async () => (await import("./pages/rules")).Rules);
const Exercises = lazy(async () => (await import("./exercises/page")).Exercises);
const OpenExercise = lazy(async () => (await import("./exercises/open")).OpenExercise);
const Learn = lazy(async () => (await import("./pages/learn")).Learn);

function Page() {
  const [page, first = "", second = "", third = ""] = useRoute();
  useTop(`${page} ${first}`);
  if (page === "table" && second) return <Play key={first + second} table={first} token={second} />;
  if (page === "replay" && second)
    return <Replay key={first + second} table={first} token={second} ply={Number(third) || 0} />;
  if (page === "analysis" && second) return <LookingBack key={first + second} table={first} token={second} />;
  if (page === "rules" && first) return <Rules game={first} clause={second} />;
  if (page === "how" && first) return <How key={first} game={first} place={second} />;
  if (page === "learn" && first)
    return <Learn key={first + second} game={first} anew={second === "anew"} name={second === "anew" ? "" : second} />;
  if (page === "daily" && first) return <Daily key={first + second} game={first} day={second} />;
  if (page === "exercises" && second) return <OpenExercise key={first + second} game={first} number={second} />;
  if (page === "exercises" && first) return <Exercises key={first} game={first} />;
  return page ? <Nowhere /> : <Start />;
}

function Nowhere() {
  useTitle("Squander");
  return (
    <main class="page narrow">
      <h1>Nothing here</h1>
      <p role="alert">There is no such page; the link may be cut short.</p>
      <p>
        <a href="#/">To the start page</a>
      </p>
    </main>
  );
}

applyTheme();
render(
  <FloatLayer>
    <Sprite />
    <Page />
  </FloatLayer>,
  document.getElementById("root")!,
);
