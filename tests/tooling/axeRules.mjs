import axe from 'axe-core';

/** What only a whole page can hold; a story shows a part of one. */
export const rulesOnPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** What other words can change: names and labels; all else is looked at in English, at both widths. */
export const rulesOnWords = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  .filter((rule) => /name|label|alt|lang|heading/.test(rule));
