/* Runs before the first paint: covers the landing page when another page is meant, and puts on the stored colours. */
(() => {
  const root = document.documentElement;
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`yizhan-${name}`))?.content;
    } catch {
      return undefined;
    }
  };
  const has = (name) => {
    try {
      return localStorage.getItem(`yizhan-${name}`) !== null;
    } catch {
      return false;
    }
  };

  const atRoot = /^(#\/?)?(\?.*)?$/.test(location.hash);
  // Views of the landing page, such as the news, are the client's.
  const view = /[?&]view=/.test(location.hash);
  root.dataset.page = atRoot && !view && !has('session') ? 'landing' : 'app';

  // The bar of the frame stands at once where it will stand anyway.
  if (has('session') && (atRoot || /^#\/(home|wel|userFrameConfig)\//.test(location.hash))) root.dataset.opening = '';

  // Whoever is signed in needs the frame and the home page: fetched now, not when the first script asks for them.
  const later = has('session') ? document.currentScript?.dataset.signedIn : undefined;
  for (const href of later?.split(' ') ?? []) {
    const style = href.endsWith('.css');
    document.head.append(
      Object.assign(
        document.createElement('link'),
        style ? { rel: 'preload', as: 'style', crossOrigin: '', href } : { rel: 'modulepreload', href },
      ),
    );
  }

  // The client's own script did not come: without it nothing else can say so.
  const { failed, reload } = document.currentScript?.dataset ?? {};
  const say = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || !failed) return;
    const note = Object.assign(document.createElement('div'), { className: 'boot-failed' });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: reload });
    button.addEventListener('click', () => location.reload());
    note.setAttribute('role', 'alert');
    note.append(failed, ' ', button);
    (document.body ?? root).append(note);
  };
  // Errors of elements do not bubble.
  addEventListener('error', say, true);

  const scheme = new URLSearchParams(location.search).get('scheme') ?? stored('scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.theme = scheme;
  const colour = stored('theme')?.themeColor;
  if (/^#[0-9a-f]{6}$/i.test(colour)) root.style.setProperty('--brand', colour);
})();
