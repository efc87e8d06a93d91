/* The shape of an icon, which lucide-react exports from each file of an icon and leaves out of its types. */
import 'lucide-react/icons/house';

declare module 'lucide-react/icons/house' {
  export const __iconData: { readonly node: readonly unknown[] };
}
