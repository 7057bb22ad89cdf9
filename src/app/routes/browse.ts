// In this chunk, so that the lists do not wait for a second request.
import '../services/movieServices';

export { BrowseRoute as default } from '../shell/BrowseRoute';
