/**
 * Serialises the output of parallel speakers: the first one writes directly, the others are
 * buffered until it leaves.
 */
export function serialOutput(heard = (part) => void process.stdout.write(part)) {
  const waiting = [];

  function letSpeak() {
    for (;;) {
      const [first] = waiting;
      if (!first) return;
      for (const part of first.said.splice(0)) heard(part);
      if (!first.hasLeft) return;
      waiting.shift();
    }
  }

  return {
    enter() {
      const speaker = { said: [], hasLeft: false };
      waiting.push(speaker);
      return {
        say(part) {
          speaker.said.push(part);
          letSpeak();
        },
        leave() {
          speaker.hasLeft = true;
          letSpeak();
        },
      };
    },
  };
}
