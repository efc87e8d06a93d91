// Runs before the first paint, so that a reload never flashes white, wrong colours or the wrong direction.
// A separate file because the CSP allows no inline script. The keys are those of
// src/screen/colourScheme.ts, src/tenants/theme.ts and src/intl/language.ts; firstPaint.ts fills in the names in capitals.
(function () {
  var root = document.documentElement;
  try {
    var scheme = localStorage.getItem('color-schema');
    var dark =
      scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.classList.toggle('is-dark', dark);
    var language = localStorage.getItem('language');
    if (language) {
      root.lang = language;
      root.dir = RIGHT_TO_LEFT_LANGUAGES.includes(language.split('-')[0]) ? 'rtl' : 'ltr';
    }
    var theme = JSON.parse(localStorage.getItem('school.theme') || 'null');
    if (theme) {
      var sheet = new CSSStyleSheet();
      sheet.replaceSync(theme.css);
      document.adoptedStyleSheets = [sheet];
    } else {
      var slug = location.hostname === 'localhost' ? 'aromos' : location.hostname.replace(/\.localhost$/, '');
      if (TENANTS.includes(slug)) {
        var link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/themes/' + slug + '.css';
        link.setAttribute('blocking', 'render');
        document.head.append(link);
      }
    }
  } catch (problem) {
    console.warn('school: the saved look could not be read.', problem);
  }
  function isStorageBlocked() {
    try {
      localStorage.getItem('language');
      return !navigator.cookieEnabled;
    } catch {
      return true;
    }
  }
  // Chrome and Edge before 109, Safari before 16.4, and Firefox before 115 lack one of these.
  var isOld =
    !('MathMLElement' in window && 'adoptedStyleSheets' in document) ||
    ('MozAppearance' in root.style && !('toSorted' in []));
  // The start of the app replaces what this shows; without it the page would stay blank.
  function show(reason) {
    var root = document.getElementById('root');
    var shown = isStorageBlocked() ? 'storage-blocked' : isOld ? 'old-browser' : reason;
    if (!root.firstChild) root.append(document.getElementById(shown).content.cloneNode(true));
  }
  function showOnceRead(reason) {
    if (document.readyState !== 'loading') show(reason);
    else addEventListener('DOMContentLoaded', show.bind(null, reason));
  }
  addEventListener(
    'error',
    function (event) {
      // An import that is tried again loads only the style sheets that have no link yet.
      if (event.target.rel === 'stylesheet') event.target.remove();
      if (event.target === window) showOnceRead('not-started');
      if (event.target.tagName === 'SCRIPT') showOnceRead('unavailable');
    },
    true,
  );
  addEventListener('unhandledrejection', function (event) {
    // Browsers name an import that can't be loaded in different words.
    show(/import|module|preload/i.test(event.reason) ? 'unavailable' : 'not-started');
  });
  if (isOld) showOnceRead();
})();
