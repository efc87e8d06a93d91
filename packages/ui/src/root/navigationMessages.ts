/** Messages of the application's frame, its lists and tables. */
export interface NavigationMessages {
  appShell: {
    /** The first link of the page: past the navigation. */
    skip: string;
    /** Name of the main navigation, read aloud. */
    navigation: string;
    /** Opens the navigation items that don't fit into the bottom bar. */
    more: string;
    /** Makes the rail narrow. */
    collapse: string;
    /** Makes the rail wide again. */
    expand: string;
    /** Name of the drawer with all navigation items. */
    menu: string;
  };
  avatarGroup: {
    /** Announced for the people who are not shown. */
    more: (count: number) => string;
  };
  breadcrumbs: {
    /** Name of the navigation, read aloud. */
    label: string;
    /** Name of the button that shows the hidden levels of long breadcrumbs. */
    more: string;
  };
  descriptionList: {
    /** Read aloud instead of the dash of an unknown value. */
    notGiven: string;
  };
  pagination: {
    previous: string;
    next: string;
    /** Name of the link to one page. */
    page: (page: number) => string;
    /** The current page and the number of pages. */
    position: (page: number, pageCount: number) => string;
  };
  table: {
    /** Read aloud while rows are loading. */
    loading: string;
  };
  tag: {
    /** Name of the button that removes a tag. */
    remove: (name: string) => string;
  };
}
