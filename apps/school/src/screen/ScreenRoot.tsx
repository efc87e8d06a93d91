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

/** Services of the shell around a screen. */
export type ScreenServices = {
  tenant: Tenant | undefined;
  scheme: ColourSchemeStore;
  notices: Notices;
  bar: Bar;
  network: Network;
  /** Returns the current time of the server; tests and stories replace it. */
  clock: () => Date;
  /** By how many milliseconds the device's clock is ahead of the server's, negative if behind; 0 for less than a minute. */
  clockAhead: { get(): number; subscribe(listener: () => void): () => void };
};

const ScreenContext = createContext<ScreenServices | null>(null);

/** Provides the shell's services. */
export function ScreenRoot(props: { parts: ScreenServices; children: ReactNode }) {
  return <ScreenContext value={props.parts}>{props.children}</ScreenContext>;
}

/** Returns the shell's services. */
export function useScreenServices(): ScreenServices {
  const parts = use(ScreenContext);
  if (!parts) throw new Error('This hook must be used within ScreenRoot.');
  return parts;
}

/** Returns the chosen colour scheme and a function that changes it. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const { scheme } = useScreenServices();
  return [useSyncExternalStore(scheme.subscribe, scheme.get), scheme.choose];
}

/** Whether the network is reachable, as far as is known. */
export function useOnline(): boolean {
  const { network } = useScreenServices();
  return useSyncExternalStore(network.subscribe, network.get);
}

/** Returns an uploaded picture of the school: it overrides the bundled one of a known tenant. */
const uploaded = (address: string | null | undefined) =>
  address?.includes('/media/college/') ? address : undefined;

/** Returns name and pictures of the school: from the page's host at first, and from its record once loaded. */
export function useSchool(): {
  name: string;
  shortName: string;
  logo: string | undefined;
  image: string | undefined;
  imageSet: string | undefined;
} {
  const { tenant } = useScreenServices();
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

/** Number of unread messages, the first part of the document title; 0 shows none. */
export const UnreadMessages = createContext(0);

/** The document title while an alert waits for the user's answer, instead of the screen's title. */
export const AlertTitle = createContext<string | undefined>(undefined);

/** The title of the current protected route. */
export const RouteTitle = createContext('');

/** A screen's data for the app bar, the document title and social tags. */
export type ScreenFacts = {
  /** Title of the app bar, and first part of the document title. @default the title of the protected route */
  title?: string | undefined;
  /** Document title, if it is longer than the app bar's. */
  headTitle?: string;
  description?: string;
  /** Primary action, a button of the app bar on phones. */
  primaryAction?: { label: string; icon: IconName; href: string };
  /** Whether the screen is a form whose footer replaces the bottom bar. */
  ownFoot?: boolean;
};

/** Sets app bar, document title and social tags. */
export function useScreen({
  title: ownTitle,
  headTitle,
  description,
  primaryAction,
  ownFoot = false,
}: ScreenFacts = {}): void {
  const routeTitle = use(RouteTitle);
  const title = ownTitle ?? routeTitle;
  const t = useText();
  const { bar } = useScreenServices();
  const { locale } = useLanguage();
  const { name, image } = useSchool();
  const { label, icon, href } = primaryAction ?? {};

  useLayoutEffect(() => {
    bar.set({ title, ownFoot, primaryAction: label && icon && href ? { label, icon, href } : undefined });
  }, [bar, title, ownFoot, label, icon, href]);

  const unread = use(UnreadMessages);
  const alertTitle = use(AlertTitle);
  const screenTitle = headTitle ?? title;
  const counted = unread > 0 ? t('app.unreadTitle', { count: unread, title: screenTitle }) : screenTitle;
  const inTab = alertTitle ?? counted;
  const fullDescription = description ?? t('app.description', { school: name });
  useEffect(
    () =>
      writeHead(document, {
        title: name ? `${inTab} · ${name}` : inTab,
        description: fullDescription,
        image: image && new URL(image, location.href).href,
        siteName: name || undefined,
        locale,
      }),
    [inTab, fullDescription, name, image, locale],
  );
}
