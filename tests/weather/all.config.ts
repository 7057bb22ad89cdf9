process.env.WEATHER = 'all';

export { default } from './playwright.config';
