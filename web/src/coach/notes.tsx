import type { CoachProps } from "./coach";
import { ExerciseNote } from "./exercise";
import { HintNote } from "./hint";
import { LessonNote } from "./lesson";
import { WarningNote } from "./warning";

/** One at a time: a warning before a hint, a hint before an exercise or the step of a lesson. */
export function Notes(props: CoachProps) {
  const { model, snapshot, shown } = props;
  if (snapshot.warning) return <WarningNote model={model} warned={snapshot.warning} />;
  if (snapshot.advised) return <HintNote model={model} shown={shown} advised={snapshot.advised} />;
  if (shown.exercise) return <ExerciseNote shown={shown} exercise={shown.exercise} />;
  return shown.lesson && <LessonNote {...props} lesson={shown.lesson} />;
}
