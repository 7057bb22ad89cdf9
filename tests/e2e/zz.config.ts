import config from './playwright.config';
import { sitesServed } from '../tooling/sitesServed';
const [last = 'demo', ...others] = (process.env.SITES ?? 'demo').split(',') as 'demo'[];
export default { ...config, workers: 1, webServer: sitesServed(last, ...others) };
