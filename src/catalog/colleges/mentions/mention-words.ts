// Words that are both a college and something else, sorted by hand from all one-word names of the catalog.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Ordinary words, first names and teams: a college only when capitalized in the middle of a sentence. */
export const ordinaryWords = list(`
  academy agape allen andrew andrews app appalachian arcadia ascent assumption badgers baker barry beach beacon bearcats beavers benedict bennett
  berry bing boilermakers brown broncos bruins bryan bryant butler calvary cameron campbell canes capital carroll case
  cavaliers centre chapman christ clarion clark clarke coastal coe columbia commonwealth community concord converse cornerstone cougs
  covenant cowboys cox crown curry crimson cyclones dean defiance drake drew ducks duke dukes edgewood ensign eureka farm fisher
  friars friends gamecocks gate gators gophers gordon grace graceland griz guilford hallmark hampshire harding haven
  heritage highline hood hope horizon howard hunter hurricanes huskers johnson jumbos keystone king kings
  knights knox lander landmark lane lee lewis liberty life limestone livingstone lobos longwood luther lynn lyon mac
  madonna malone manna manor maria marian marshall mason masters mercy meredith messenger messiah midwives miles mills mines
  minerva mission morgan mountaineers nelson newman nichols northeastern northland northwestern northwood nova oakwood
  occidental olympic orange pace park parker parsons peninsula piedmont pierce pillar point purchase randall razorbacks
  reach rebels redeemers redhawks reed regent remington rhodes rice rider riddle roosevelt rowan rust shaw shepherd
  shorter skyline smith snow spartans stephens sterling stevens stevenson swat taylor temple terriers thomas
  titans trin trinity tritons trojans union vandals vanguard vaughn violets volunteers wagner wake warner waves webster
  welch wes wharton wiley williams wilson wolfpack wolverines woods yeshiva
`)

/** Words that tell nothing of a college by themselves, capitalized or not: directions, kinds, churches. */
export const genericWords = list(`
  american national international central north south east west northern southern eastern western northeast northwest
  southeast southwest southeastern southwestern midwestern middle mid upper lower great new old big metropolitan metro
  community technical technological tech technology polytechnic poly state city county valley pacific atlantic gulf
  coast bay lake river mountain hills carolina carolinas catholic baptist methodist presbyterian lutheran dominican
  franciscan benedictine moravian wesleyan christian bible biblical mennonite nazarene adventist episcopal church
  evangelical brethren united jewish hebrew islamic buddhist rabbinical talmudic theological pontifical army navy air
  force guard merchant marine naval military health sciences art arts music design business nursing engineering junior
  district england justice studies online global worldwide women womens men mens free will
`)

/** One form for 'designs', 'designing', 'designer': simpler than grammar, but the same on both sides. */
export const largeCities = list(`
  akron albany austin aurora boise boston boulder buffalo charleston charlotte chattanooga chicago cincinnati cleveland
  columbus dallas dayton denver duluth farmingdale fullerton houston humboldt jackson jacksonville lowell
  louisville madison manhattan memphis miami minneapolis oakland omaha phoenix pittsburgh providence quincy reno
  richmond riverside rochester salem san seattle springfield tampa toledo tulsa wichita
`)

/** Short forms that mean something else more often. */
export const notInitials = list('us usa pc ups cc ic hc sat act ap ib gpa')

/** Said in comparisons, though in no list of names: groups, short forms, the best known abroad. */
export const alsoSaid = ['ucla', 'ivy league', 'ivies', 'oxbridge', 'oxford', 'sorbonne', 'mcgill'] as const
