/** Titles over sections that hold only sentences: '### Heat', and below it what the film is about. */
export function sectionTitles(add: (title: string) => void) {
  let open: { readonly title: string; hasText: boolean } | undefined;
  /** The first one, which alone may be an introduction. */
  let held: readonly string[] | undefined = [];

  function close() {
    if (open?.hasText) {
      if (held?.length === 0) held = [open.title];
      else {
        for (const title of [...(held ?? []), open.title]) add(title);
        held = undefined;
      }
    }
    open = undefined;
  }

  return {
    begin(title: string) {
      close();
      open = { title, hasText: false };
    },
    /** Takes a sentence; returns whether it belongs to a section. */
    takeSentence(): boolean {
      if (open) open.hasText = true;
      return open !== undefined;
    },
    /** The section holds a list. */
    drop() {
      open = undefined;
    },
    end: close,
  };
}
