/**
 * Runs in the page, with a finger as the pointer. Returns the controls that are less than 44 px wide
 * or high. Links within a sentence do not count. A page that is changing gets some frames to settle.
 */
export async function smallTargets(): Promise<readonly string[]> {
  if (!matchMedia('(pointer: coarse)').matches) return ['The pointer is not coarse.'];
  const minSize = 43.5;
  const controls = 'a[href], button, input, select, [role=option]';
  let small: readonly string[] = [];
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    small = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !['inline', 'contents'].includes(getComputedStyle(control).display))
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth < minSize || offsetHeight < minSize)
      .map((control) => {
        const name = control.ariaLabel ?? control.textContent ?? '';
        return `${name}: ${control.offsetWidth} × ${control.offsetHeight} px`;
      });
    if (small.length === 0) break;
  }
  return small;
}
