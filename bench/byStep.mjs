/** Assigns what happened to the steps by their start times. Returns a map by the step's name. */
export function byStep(starts, happened) {
  return new Map(
    starts.map(({ name, at }, index) => {
      const end = starts[index + 1]?.at ?? Infinity;
      return [name, happened.filter(({ startTime }) => startTime >= at && startTime < end)];
    }),
  );
}
