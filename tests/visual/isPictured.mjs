/**
 * One picture for each component state and one for each page. A story with a play shows behaviour,
 * and a phone story looks like its original, because all pictures have one width.
 * @param {{ id: string, title: string, type: string, tags: readonly string[] }} entry of Storybook's index
 * @param {number} index
 * @param {readonly { title: string }[]} entries
 */
export function isPictured({ id, title, type, tags }, index, entries) {
  if (type !== 'story' || !tags.includes('test')) return false;
  if (title.startsWith('Pages/')) {
    return entries.findIndex((entry) => entry.type === 'story' && entry.title === title) === index;
  }
  return title.startsWith('components/') && !tags.includes('play-fn') && !id.endsWith('--on-phone');
}
