export { NotFoundRoute as default } from '../shell/deferredChunk';
