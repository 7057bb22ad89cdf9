/** Whether the browser was asked to save data; where it cannot say, it was not. */
export function prefersReducedData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
