import '../services/movieServices';

export { BrowseRoute as default } from '../shell/BrowseRoute';
