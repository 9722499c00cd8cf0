// Two word-counting scorers to be better than: TF-IDF cosine and BM25, over the pairs of one set. Pure.

const TEXT_MAX = 10_000;
const BM25_SATURATION = 1.2;
const BM25_LENGTH = 0.75;
const STOP_WORDS = new Set(
  `a an and the of to in for on with at by from as is are be was were will shall can could should would may might must
  this that these those it its our your their we you they he she his her not no or if then than so such into about
  across per via etc all any other more most who whom which what when where how do does did has have had been being also
  both each few own same too very up down out over under again further once here there only just`.split(
    /\s+/,
  ),
);

/** A spec and a CV whose likeness is asked for. */
export type TextPair = { spec: string; cv: string };

/** Scores from 0 to 100 for every pair, in the order given. */
export type Baselines = { tfIdf: number[]; bm25: number[] };

type Counts = Map<string, number>;
type Corpus = {
  countsOf: (text: string) => Counts;
  frequency: Counts;
  documents: number;
  meanLength: number;
};

/** Scores all pairs of one set; document frequencies come from that set. */
export function scoreByWords(pairs: TextPair[]): Baselines {
  const corpus = corpusOf(pairs);
  const norms = new Map<string, number>();
  return {
    tfIdf: pairs.map((pair) => cosine(corpus, norms, pair)),
    bm25: pairs.map((pair) => bestMatch(corpus, pair)),
  };
}

function corpusOf(pairs: TextPair[]): Corpus {
  const cache = new Map<string, Counts>();
  const countsOf = (text: string) => {
    const counts = cache.get(text) ?? wordCounts(text);
    cache.set(text, counts);
    return counts;
  };
  const cvs = new Set(pairs.map((pair) => pair.cv));
  const documents = new Set([...cvs, ...pairs.map((pair) => pair.spec)]);
  const frequency: Counts = new Map();
  for (const document of documents) {
    for (const word of countsOf(document).keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const lengths = [...cvs].reduce((total, cv) => total + lengthOf(countsOf(cv)), 0);
  return { countsOf, frequency, documents: documents.size, meanLength: lengths / Math.max(1, cvs.size) };
}

function cosine(corpus: Corpus, norms: Map<string, number>, { spec, cv }: TextPair): number {
  const other = corpus.countsOf(cv);
  const weight = (word: string, count: number) =>
    (1 + Math.log(count)) * (Math.log((corpus.documents + 1) / ((corpus.frequency.get(word) ?? 0) + 1)) + 1);
  const normOf = (text: string) => {
    const known = norms.get(text);
    if (known !== undefined) return known;
    const squares = [...corpus.countsOf(text)].reduce(
      (total, [word, count]) => total + weight(word, count) ** 2,
      0,
    );
    norms.set(text, Math.sqrt(squares) || 1);
    return Math.sqrt(squares) || 1;
  };
  const dot = [...corpus.countsOf(spec)].reduce((total, [word, count]) => {
    const matched = other.get(word);
    return matched === undefined ? total : total + weight(word, count) * weight(word, matched);
  }, 0);
  return (100 * dot) / (normOf(spec) * normOf(cv));
}

function bestMatch(corpus: Corpus, { spec, cv }: TextPair): number {
  const counts = corpus.countsOf(cv);
  const length = lengthOf(counts) || 1;
  const penalty = BM25_SATURATION * (1 - BM25_LENGTH + (BM25_LENGTH * length) / corpus.meanLength);
  let sum = 0;
  let most = 0;
  for (const word of corpus.countsOf(spec).keys()) {
    const frequency = corpus.frequency.get(word) ?? 0;
    const rarity = Math.log(1 + (corpus.documents - frequency + 0.5) / (frequency + 0.5));
    const count = counts.get(word) ?? 0;
    sum += (rarity * count * (BM25_SATURATION + 1)) / (count + penalty);
    most += rarity * (BM25_SATURATION + 1);
  }
  return (100 * sum) / (most || 1);
}

function wordCounts(text: string): Counts {
  const counts: Counts = new Map();
  for (const [match] of text
    .slice(0, TEXT_MAX)
    .toLowerCase()
    .matchAll(/[a-z][a-z0-9+#.-]*/g)) {
    const word = match.replace(/^[.-]+|[.-]+$/g, '');
    if (word.length > 1 && !STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function lengthOf(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
