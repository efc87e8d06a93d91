import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { pictureSet, uploadedPicture } from '@school/domain';
import type { IconName } from '@school/ui';
import { useCollege } from '../data/DataRoot.tsx';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { useText } from '../intl/useText.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { Bar } from './bar.ts';
import type { ColourScheme, ColourSchemeStore } from './colourScheme.ts';
import { writeHead } from './head.ts';
import type { Network } from './network.ts';
import type { Notices } from './notices.ts';

/** What surrounds a screen. */
export type ShellParts = {
  tenant: Tenant | undefined;
  scheme: ColourSchemeStore;
  notices: Notices;
  bar: Bar;
  network: Network;
  /** The time; a test or a story sets its own. */
  clock: () => Date;
};

const ShellContext = createContext<ShellParts | null>(null);

/** Gives a screen what surrounds it. */
export function ShellRoot(props: { parts: ShellParts; children: ReactNode }) {
  return <ShellContext value={props.parts}>{props.children}</ShellContext>;
}

/** What surrounds the screen, for the hooks and parts of the shell. */
export function useShell(): ShellParts {
  const parts = use(ShellContext);
  if (!parts)
    throw new Error('school: this hook needs a ShellRoot above it. Wrap the screen, in a test too.');
  return parts;
}

/** The colour scheme that was chosen, and how to choose another. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const { scheme } = useShell();
  return [useSyncExternalStore(scheme.subscribe, scheme.get), scheme.choose];
}

/** Whether the network answers, as far as is known. */
export function useOnline(): boolean {
  const { network } = useShell();
  return useSyncExternalStore(network.subscribe, network.get);
}

/** A picture that the school itself has uploaded: it goes before those that the app has of a recognised school. */
const uploaded = (address: string | null | undefined) =>
  address?.startsWith('/media/college/') ? address : undefined;

/** Name and pictures of the school: known from the page's origin at once, and from its record as soon as it is there. */
export function useSchool(): {
  name: string;
  shortName: string;
  logo: string | undefined;
  image: string | undefined;
  imageSet: string | undefined;
} {
  const { tenant } = useShell();
  const college = useCollege();
  const splash = uploaded(college?.image_splash);
  return {
    name: college?.name ?? tenant?.expectedSchool ?? '',
    shortName: college?.short_name ?? tenant?.expectedSchool ?? '',
    logo:
      uploaded(college?.image_menu) ??
      uploaded(college?.image) ??
      tenant?.logo ??
      college?.image_menu ??
      college?.image ??
      undefined,
    image: splash ?? tenant?.image ?? college?.image_splash ?? undefined,
    imageSet: splash ? pictureSet((width) => uploadedPicture(splash, width)) : tenant?.imageSet,
  };
}

/** What a screen says of itself to the bar, the tab and those it is shared with. */
export type ScreenFacts = {
  /** The heading of the bar, and the first part of the tab's title. */
  title: string;
  /** The tab's title where it says more than the bar. */
  headTitle?: string;
  description?: string;
  /** The one thing to do here, as a button of the bar on phones. */
  primaryAction?: { label: string; icon: IconName; href: string };
  /** A form: its own foot takes the place of the bottom bar. */
  ownFoot?: boolean;
};

/** Tells bar, tab and social tags about the screen. */
export function useScreen({
  title,
  headTitle,
  description,
  primaryAction,
  ownFoot = false,
}: ScreenFacts): void {
  const t = useText();
  const { bar } = useShell();
  const { locale } = useLanguage();
  const { name, image } = useSchool();
  const { label, icon, href } = primaryAction ?? {};

  useLayoutEffect(() => {
    bar.set({ title, ownFoot, primaryAction: label && icon && href ? { label, icon, href } : undefined });
  }, [bar, title, ownFoot, label, icon, href]);

  const inTab = headTitle ?? title;
  const said = description ?? t('app.description', { school: name });
  useEffect(
    () =>
      writeHead(document, {
        title: name ? `${inTab} · ${name}` : inTab,
        description: said,
        image: image && new URL(image, location.href).href,
        siteName: name || undefined,
        locale,
      }),
    [inTab, said, name, image, locale],
  );
}
