/** Messages of the application's frame, its lists and tables. */
export interface NavigationMessages {
  appShell: {
    /** The first link of the page: past the navigation. */
    skip: string;
    /** Name of the main navigation, read aloud. */
    navigation: string;
    /** Opens the places that don't fit into the bottom bar. */
    more: string;
    /** Makes the rail narrow. */
    collapse: string;
    /** Makes the rail wide again. */
    expand: string;
    /** Name of the drawer with all places. */
    menu: string;
  };
  avatarGroup: {
    /** Announced for the people who are not shown. */
    more: (count: number) => string;
  };
  breadcrumbs: {
    /** Name of the navigation, read aloud. */
    label: string;
    /** Name of the button that shows the middle of a long way. */
    more: string;
  };
  descriptionList: {
    /** Read aloud in place of the dash where nothing is known. */
    notGiven: string;
  };
  pagination: {
    previous: string;
    next: string;
    /** Name of the link to one page. */
    page: (page: number) => string;
    /** Where the user is: page, of how many. */
    position: (page: number, pageCount: number) => string;
  };
  table: {
    /** Read aloud while rows are on their way. */
    loading: string;
  };
  tag: {
    /** Name of the button that takes a tag off. */
    remove: (name: string) => string;
  };
}
