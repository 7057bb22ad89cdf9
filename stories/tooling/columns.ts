/** Container queries: a column beside the chart, 21rem or 26rem wide. */
export const columns = { narrow: '(min-width: 60rem)', wide: '(min-width: 72rem)' } as const;
