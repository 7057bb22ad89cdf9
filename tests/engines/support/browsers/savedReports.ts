/**
 * WebDriver cannot read the console. This script runs first in a page and saves errors for the
 * next `take`, across reloads.
 */
export const savedReports = {
  script: `
    const saved = sessionStorage;
    const save = (report) =>
      saved.setItem('engines.reports', JSON.stringify([...JSON.parse(saved.getItem('engines.reports') ?? '[]'), report]));
    for (const type of ['debug', 'info', 'log', 'warn', 'error']) {
      const original = console[type];
      console[type] = (...args) => { save(type + ': ' + args.map(String).join(' ')); original.apply(console, args); };
    }
    addEventListener('error', (event) => save('uncaught: ' + (event.error ?? event.message)));
    addEventListener('unhandledrejection', (event) => save('uncaught: ' + event.reason));
    addEventListener('securitypolicyviolation', (event) =>
      save('error: policy violated: ' + event.effectiveDirective + ' ' + event.blockedURI));
    window.takeReports = () => {
      const reports = JSON.parse(saved.getItem('engines.reports') ?? '[]');
      saved.removeItem('engines.reports');
      return reports;
    };`,
  take: (): readonly string[] => Reflect.get(window, 'takeReports')?.() ?? [],
};
