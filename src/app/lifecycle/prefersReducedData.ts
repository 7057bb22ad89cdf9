export function prefersReducedData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
