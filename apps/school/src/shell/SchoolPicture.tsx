import { useSchool } from './ShellRoot.tsx';

/** The college's picture on public screens, in the size that the window needs. Nothing where the college has none. */
export function SchoolPicture() {
  const { image, imageSet } = useSchool();
  return image && <img src={image} srcSet={imageSet} alt="" fetchPriority="high" />;
}
