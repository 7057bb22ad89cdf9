export const demoProject = { id: 'demo-marquee', number: '100000000001' } as const;
