/**
 * One picture for each component state and one for each page. A story with a play shows behaviour,
 * unless it has the tag `visual`.
 * @param {{ title: string, type: string, tags: readonly string[] }} entry of Storybook's index
 * @param {number} index
 * @param {readonly { title: string }[]} entries
 */
export function isPictured({ title, type, tags }, index, entries) {
  if (type !== 'story' || !tags.includes('test')) return false;
  if (title.startsWith('Pages/')) {
    return entries.findIndex((entry) => entry.type === 'story' && entry.title === title) === index;
  }
  const showsState = tags.includes('visual') || !tags.includes('play-fn');
  return title.startsWith('components/') && showsState;
}
