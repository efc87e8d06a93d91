/** What an uploaded picture may have: more than a photo of a phone with 50 megapixels, far less than a decompression bomb. */
export const pictureLimits = { megabytes: 20, megapixels: 60 } as const;

/**
 * Widths in pixels in which a college's picture is offered as WebP. The app's build makes those of the bundled tenants; the
 * provider those of uploaded pictures, by `?width=`.
 */
export const pictureWidths: readonly number[] = [480, 960, 1200];

/**
 * The `srcset` of a college's picture: the same text in the served page's preload and in the app's `<img>`, because a
 * browser that finds other candidates loads the picture twice.
 *
 * @param variant Address of the variant of a width.
 */
export const pictureSet = (variant: (width: number) => string): string =>
  pictureWidths.map((width) => `${variant(width)} ${width}w`).join(', ');

/** Address of the built variant of a bundled tenant's picture. */
export const tenantPicture = (slug: string, width: number): string => `/tenants/${slug}/app-${width}.webp`;

/** Address of the variant of an uploaded picture. */
export const uploadedPicture = (address: string, width: number): string => `${address}?width=${width}`;
