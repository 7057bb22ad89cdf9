import type { AnyActorRef, SnapshotFrom } from 'xstate';

export function onChange<Actor extends AnyActorRef, Value>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Value,
  callback: (value: Value) => void,
) {
  let previous = select(actor.getSnapshot());
  return actor.subscribe((snapshot: SnapshotFrom<Actor>) => {
    const value = select(snapshot);
    if (value === previous) return;
    previous = value;
    callback(value);
  });
}
