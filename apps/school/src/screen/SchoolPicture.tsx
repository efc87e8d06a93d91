import { useSchool } from './ScreenRoot.tsx';

/** The college's picture on public screens, in a size for the window. Renders nothing without one. */
export function SchoolPicture() {
  const { image, imageSet } = useSchool();
  return image && <img src={image} srcSet={imageSet} alt="" fetchPriority="high" />;
}
