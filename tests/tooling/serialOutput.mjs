/**
 * Lets several speak to one listener without a word of theirs mixed: the first who entered is heard
 * at once, the others when all before them have left. `heard` is called with each part.
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
