/** The project that the demo's identity provider belongs to. */
export const demoProject = { id: 'demo-marquee', number: '100000000001' } as const;
