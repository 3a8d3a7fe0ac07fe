type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};
/** By module: the names of the roots that import it statically, directly or through others. */
type ReachableChunks = Map<string, Set<string>>;
type Root = { name: string; id: string };

/** The entry files of the first screens: needed before the first paint, with all their static imports. */
const firstScreens = {
  landing: ['src/app/main.tsx', 'src/features/landing/LandingScreen.tsx'],
  login: ['src/app/Entrance.tsx', 'src/features/session/LoginScreen.tsx'],
  home: ['src/app/shell/Shell.tsx', 'src/features/home/HomeScreen.tsx'],
};

/** Looked up in the manifest by name, so each needs its own chunk. */
const ownChunk = /\/(main|LandingScreen|LoginScreen|HomeScreen)\.tsx$/;

/** Lazy components that a page loads at the same time, after its first paint. */
const fetchedTogether = [
  { name: 'shell', test: /\/src\/app\/(shell|watch)\/\w+\.tsx$/ },
  { name: 'cards', test: /\/src\/(features\/home\/\w+|cards\/[\w-]+\/View)\.tsx$/ },
];

/** Lazy imports of these are reached only by administrators. */
const administration = /\/src\/admin\//;
const ADMINISTRATION = 'administration';

/** Lazy code without UI often runs before the page continues (the stored session): it must not wait for a component. */
const SCRIPT = 'script';

const isOurs = (id: string) => !id.includes('/node_modules/');

/**
 * Chooses the chunk of a module, so that a page needs few files: what all first screens share, each first screen's own
 * code, what is loaded together, and what several screens share. The bundler splits the rest.
 */
export function chunkOf(root: string) {
  let modules: { first: ReachableChunks; lazy: ReachableChunks } | undefined;
  return (id: string, graph: Graph): string | null => {
    modules ??= {
      first: reach(graph, firstRoots(root)),
      lazy: reach(graph, lazyRoots(`${root}/src/app/main.tsx`, graph), isOurs),
    };
    if (ownChunk.test(id)) return null;
    const first = modules.first.get(id);
    if (first) return first.size === 1 && !first.has('landing') ? [...first].join() : isOurs(id) ? 'base' : 'libraries';
    const lazy = modules.lazy.get(id);
    if (!lazy || lazy.has(SCRIPT) || importsLibrary(id, graph, modules.first)) return null;
    if (lazy.size > 1) return 'parts';
    return fetchedTogether.find(({ name }) => lazy.has(name))?.name ?? null;
  };
}

const firstRoots = (root: string): Root[] =>
  Object.entries(firstScreens).flatMap(([name, files]) => files.map((file) => ({ name, id: `${root}/${file}` })));

/** All lazy imports. Modules that ordinary users reach are named for them, even if administrators reach them too. */
function lazyRoots(entry: string, graph: Graph): Root[] {
  const forPeople = lazyImports(entry, graph, (id) => !administration.test(id));
  const all = lazyImports(entry, graph, () => true);
  return [...all].map((id) => ({ id, name: forPeople.has(id) ? nameOf(id) : ADMINISTRATION }));
}

function nameOf(id: string): string {
  const together = fetchedTogether.find(({ test }) => test.test(id));
  return together?.name ?? (id.endsWith('.tsx') ? id : SCRIPT);
}

function lazyImports(entry: string, graph: Graph, isFollowed: (id: string) => boolean): Set<string> {
  const lazy = new Set<string>();
  const seen = new Set<string>();
  const walk = (id: string) => {
    if (seen.has(id) || !isOurs(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const followed = dynamicallyImportedIds.filter(isFollowed);
    for (const next of followed) lazy.add(next);
    for (const next of [...importedIds, ...followed]) walk(next);
  };
  walk(entry);
  return lazy;
}

/** Whether a module imports a library that no first screen has: such libraries are large. */
function importsLibrary(entry: string, graph: Graph, first: ReachableChunks): boolean {
  const imported = reach(graph, [{ name: '', id: entry }], (id) => !first.has(id));
  return [...imported.keys()].some((id) => !isOurs(id));
}

/** Follows static imports from every root. */
function reach(graph: Graph, roots: Root[], isFollowed = (_id: string) => true): ReachableChunks {
  const reached: ReachableChunks = new Map();
  const walk = (id: string, name: string) => {
    const names = reached.get(id) ?? new Set();
    if (names.has(name) || !isFollowed(id)) return;
    reached.set(id, names.add(name));
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, name);
  };
  for (const { name, id } of roots) walk(id, name);
  return reached;
}
