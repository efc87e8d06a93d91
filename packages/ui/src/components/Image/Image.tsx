import { __iconData as image } from 'lucide-react/icons/image';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { warnOnce } from '../../internal/warnOnce.ts';
import * as css from './Image.css.ts';

const Glyph = provideIcons({ image });

/** Aspect ratio of the reserved space. */
export type ImageRatio = keyof typeof css.ratio;
/** `cover` fills the space and crops the picture, `contain` shows all of it. */
export type ImageFit = keyof typeof css.fit;
/** Radius of the corners. */
export type ImageRadius = keyof typeof css.radius;

type Native = ComponentPropsWithRef<'img'>;

/** Props of {@link Image}, plus the attributes of its `<span>`. */
export interface ImageProps
  extends
    Omit<ComponentPropsWithRef<'span'>, 'children' | 'onLoad' | 'onError'>,
    Pick<
      Native,
      'srcSet' | 'sizes' | 'crossOrigin' | 'referrerPolicy' | 'fetchPriority' | 'onLoad' | 'onError'
    > {
  /** Address of the picture. Without it, and when it can't be loaded, the alternative text is shown. */
  src?: string | null;
  /** The alternative text, a sentence; empty for a decorative picture. */
  alt: string;
  /** @default '4/3' */
  ratio?: ImageRatio;
  /** @default 'cover' */
  fit?: ImageFit;
  /** @default 'card' */
  radius?: ImageRadius;
  /** `lazy` waits until the picture is near the viewport; `eager` for the first screen. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * A picture whose space is reserved from the start, so that loading causes no layout shift. A grey surface fills it
 * until then, and the alternative text when loading fails. Renders a `<span>` as wide as its container, with the
 * `<img>` in it.
 */
export const Image = ({
  src,
  alt,
  ratio = '4/3',
  fit = 'cover',
  radius = 'card',
  loading = 'lazy',
  srcSet,
  sizes,
  crossOrigin,
  referrerPolicy,
  fetchPriority,
  onLoad,
  onError,
  className,
  ...rest
}: ImageProps): ReactNode => {
  const [loadState, setLoadState] = useState<{ src: string; state: 'there' | 'gone' }>();
  const state = !src ? 'gone' : loadState?.src === src ? loadState.state : 'waiting';
  if (typeof alt !== 'string')
    warnOnce(
      'Image was given no alt. Those who do not see it would hear its address. Give a sentence, or alt="" for a picture that says nothing.',
    );

  /* On a server-rendered page the picture may have loaded before hydration. */
  const lookAt = (img: HTMLImageElement | null) => {
    if (src && state === 'waiting' && img?.complete && img.naturalWidth > 0)
      setLoadState({ src, state: 'there' });
  };

  return (
    <span
      {...rest}
      data-state={state}
      className={cx(css.root, css.ratio[ratio], css.radius[radius], className)}
    >
      {src && state !== 'gone' ? (
        <img
          key={src}
          ref={lookAt}
          {...{ sizes, srcSet, crossOrigin, referrerPolicy, fetchPriority, loading }}
          src={src}
          alt={alt}
          decoding="async"
          className={cx(css.picture, css.fit[fit])}
          onLoad={(event) => {
            setLoadState({ src, state: 'there' });
            onLoad?.(event);
          }}
          onError={(event) => {
            setLoadState({ src, state: 'gone' });
            onError?.(event);
          }}
        />
      ) : (
        <span className={css.instead} aria-hidden={!alt || undefined}>
          <Glyph name="image" size={24} />
          {alt && (
            <span dir="auto" className={css.text}>
              {alt}
            </span>
          )}
        </span>
      )}
    </span>
  );
};
