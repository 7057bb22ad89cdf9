/** Titles over sections that hold only sentences: '### Heat', and below it what the film is about. */
export function sectionTitles(add: (title: string) => void) {
  let open: string | undefined;
  let hasText = false;
  /** The first one, which alone may be an introduction. */
  let held: readonly string[] | undefined = [];

  function close() {
    if (open !== undefined && hasText) {
      if (held?.length === 0) held = [open];
      else {
        for (const title of [...(held ?? []), open]) add(title);
        held = undefined;
      }
    }
    open = undefined;
    hasText = false;
  }

  return {
    begin(title: string) {
      close();
      open = title;
    },
    /** Takes a sentence; returns whether it belongs to a section. */
    takeSentence(): boolean {
      hasText = open !== undefined;
      return hasText;
    },
    /** The section holds a list. */
    drop() {
      open = undefined;
    },
    end: close,
  };
}
