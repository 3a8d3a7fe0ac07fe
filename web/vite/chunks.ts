type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};
/** By module: the names of what imports it, by however many steps. */
type Reached = Map<string, Set<string>>;

/** The modules that must be there before each first screen paints: what its files import, and what those import. */
const firstScreens = {
  landing: ['src/app/main.tsx', 'src/features/landing/LandingScreen.tsx'],
  login: ['src/app/Entrance.tsx', 'src/features/session/LoginScreen.tsx'],
  home: ['src/app/shell/Shell.tsx', 'src/features/home/HomeScreen.tsx'],
};

/** Looked up by name in the manifest, so files of their own. */
const named = /\/(Landing|Login|Home)Screen\.tsx$/;

/** Comes with its library's front door, but only forms that change something use it. */
const notFirst = /\/(useMutation|mutationObserver)\.js$/;

/** What is loaded later, and always together. */
const together = [
  // What every page of the portal fetches once it has painted.
  {
    name: 'shell',
    test: /\/src\/(app\/(watch\/Watch|shell\/(Messages|AccountMenu|MoreNavigation|Footer|BottomBar|DeferredShell|QuickBar))\.tsx|robot\/robot\.ts)$/,
  },
  { name: 'cards', test: /\/src\/(features\/home\/(HomeBody|Banners)|cards\/[\w-]+\/View)\.tsx$/ },
  // Pages seldom opened, each too small for a file of its own.
  { name: 'notices', test: /\/src\/app\/(screens\/|NoticeDrawing)/ },
  {
    name: 'account',
    test: /\/src\/features\/session\/(Activate|First|Forgot|Link|NewPassword|useLinkInfo|account-words)/,
  },
];

/** Where administration begins: nobody else comes to what lies behind these. */
const administration = /\/src\/admin\/([\w-]+\/(CardConfig|GuideConfig|DeptCards)|Admin)Screen\.tsx$/;

const isOurs = (id: string) => !id.includes('/node_modules/');
const isTogether = (place: string) => together.some(({ name }) => name === place);
const togetherOf = (place: string) => together.find(({ test }) => test.test(place))?.name;
/** What is no component is loaded for what it does, often before anything is drawn: never with anything else. */
const isDrawn = (place: string) => place.endsWith('.tsx') || togetherOf(place) !== undefined;

/**
 * Names the chunk of a module, so that a page is few files: the ground everything stands on, each first screen's own,
 * what is fetched together afterwards, and the parts that several places share. The bundler divides the rest.
 */
export function chunkOf(root: string) {
  let read: ReturnType<typeof readGraph> | undefined;
  return (id: string, graph: Graph): string | null => {
    read ??= readGraph(root, graph);
    if (id.endsWith('/main.tsx') || named.test(id) || notFirst.test(id)) return null;
    const first = read.first.get(id);
    if (first) return first.has('landing') || first.size > 1 ? (isOurs(id) ? 'base' : 'ground') : only(first);
    const drawn = read.drawn.get(id);
    if (!drawn || read.done.has(id) || bringsLibrary(id, graph, read.first)) return null;
    if (drawn.size > 1 || read.administered.has(id)) return 'parts';
    const place = only(drawn);
    return isTogether(place) ? place : null;
  };
}

const only = (names: Set<string>) => [...names].join();

function readGraph(root: string, graph: Graph) {
  const { people, administrators } = placesOf(`${root}/src/app/main.tsx`, graph);
  const firsts = Object.entries(firstScreens).flatMap(([name, files]) =>
    files.map((file) => [name, `${root}/${file}`]),
  );
  const each = (places: string[]) => places.map((place) => [togetherOf(place) ?? place, place]);
  return {
    first: reach(graph, firsts),
    drawn: reach(graph, each(people.filter(isDrawn)), isOurs),
    done: reach(graph, each(people.filter((place) => !isDrawn(place))), isOurs),
    administered: reach(graph, each(administrators), isOurs),
  };
}

/** What is opened on its own: by people, and by administrators alone. */
function placesOf(entry: string, graph: Graph) {
  const opened = (isMeant: (place: string) => boolean) => {
    const places = new Set<string>();
    const seen = new Set<string>();
    const walk = (id: string) => {
      if (seen.has(id) || !isOurs(id)) return;
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
      for (const place of dynamicallyImportedIds.filter(isMeant)) places.add(place);
      for (const next of [...importedIds, ...dynamicallyImportedIds.filter(isMeant)]) walk(next);
    };
    walk(entry);
    return places;
  };
  const people = opened((place) => !administration.test(place));
  const administrators = [...opened(() => true)].filter((place) => !people.has(place));
  return { people: [...people], administrators };
}

/** Whether a module brings along something of others that no first screen has: such things are large. */
function bringsLibrary(entry: string, graph: Graph, first: Reached): boolean {
  const imported = reach(graph, [['', entry]], (id) => !first.has(id) && !notFirst.test(id));
  return [...imported.keys()].some((id) => !isOurs(id));
}

function reach(graph: Graph, roots: string[][], isMeant = (_id: string) => true): Reached {
  const reached: Reached = new Map();
  const walk = (id: string, name: string) => {
    const names = reached.get(id) ?? new Set();
    if (names.has(name) || !isMeant(id)) return;
    reached.set(id, names.add(name));
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next, name);
  };
  for (const [name = '', id = ''] of roots) walk(id, name);
  return reached;
}
