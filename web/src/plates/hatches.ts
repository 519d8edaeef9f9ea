import "./plates.css";

/** What every plate is hatched with; once in a page. */
export { default as hatches } from "./hatches.svg?raw";
