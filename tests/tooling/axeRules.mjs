import axe from 'axe-core';

/** Rules that need a whole page. */
export const rulesOnPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Rules that depend on texts. The others run in English only. */
export const rulesOnWords = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  .filter((rule) => /name|label|alt|lang|heading/.test(rule));
