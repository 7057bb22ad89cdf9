import { openAccountChooser } from '@/demo/identity/openAccountChooser';
import { customPopupResolver } from '@/services/firebase/internals/customPopupResolver';

export const demoPopupResolver = customPopupResolver(openAccountChooser);
