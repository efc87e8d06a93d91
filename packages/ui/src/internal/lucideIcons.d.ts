/* The shape of an icon, which lucide-react exports from each file of an icon and leaves out of its types. */
import type { LucideIconData } from 'lucide-react/types';

declare module 'lucide-react/icons/house' {
  export const __iconData: LucideIconData;
}
