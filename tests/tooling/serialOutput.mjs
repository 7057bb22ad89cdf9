/**
 * Serialises the output of parallel speakers: the first one writes directly, the others are
 * buffered until it leaves.
 */
export function serialOutput(write = (part) => void process.stdout.write(part)) {
  const waiting = [];

  function flush() {
    for (;;) {
      const [first] = waiting;
      if (!first) return;
      for (const part of first.buffered.splice(0)) write(part);
      if (!first.hasLeft) return;
      waiting.shift();
    }
  }

  return {
    enter() {
      const speaker = { buffered: [], hasLeft: false };
      waiting.push(speaker);
      return {
        say(part) {
          speaker.buffered.push(part);
          flush();
        },
        leave() {
          speaker.hasLeft = true;
          flush();
        },
      };
    },
  };
}
