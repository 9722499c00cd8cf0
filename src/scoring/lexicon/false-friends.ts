// Trades that borrow the words of others: a foal in intensive care is nursed by no registered nurse, a polyethylene pipe is
// welded by no coded welder, a production platform at sea runs no clusters of servers. Of each what the job asks for, what
// tells of the other trade, and what shows the job's own sense all the same. Written from general knowledge.

/** One pair of trades; `papers` are those of the job that the other trade has under the same words. */
export type FalseFriend = {
  asked: RegExp;
  told: RegExp;
  unless: RegExp | null;
  papers: readonly string[];
};

const ANIMALS =
  /\b(?:veterinar\w*|vet (?:practice|clinic|nurs\w+)|rvn|rcvs|equine|foals?|mares?|canine|feline|puppies|kittens|small animals?|livestock|referral hospital for animals|tierärzt\w*|tierarzt\w*|tierklinik\w*|tiermedizinisch\w*|vétérinaires?|poulains?)\b/giu;
const PLASTIC_PIPE =
  /\b(?:13067|dvs 2212|electro-?fusion|butt[- ]fusion|sdr ?\d\d?|pe ?(?:80|100)|polyethylene|hdpe|plastics? weld\w*|fish farms?|pen collars?|kunststoffschwei\w*|heizwendel\w*|polyéthylène|électrosoud\w*)(?!\p{L})/giu;
const METAL =
  /\b(?:tig|gtaw|wig|mig|mag|gmaw|mma|smaw|fcaw|141|111|135|136|9606|asme|stainless|duplex|carbon steel|edelstahl|inox)\b/iu;
const AT_SEA =
  /\b(?:offshore|topsides?|subsea|wells?|wellheads?|drilling|rigs?|manifold|jacket|fpso|shutdowns?|supply (?:vessel|base)|deck|bosiet|huet|azimuth|north sea|hydrocarbons?|marine|pigging|compressors?)\b/giu;
const COMPUTING =
  /\b(?:kubernetes|k8s|docker|terraform|linux|aws|azure|gcp|ci\/cd|devops|git|software|backend|api|sql|servers?|cloud)\b/iu;
const FARM_WORK =
  /(?<!\p{L})(?:lohnunternehm\p{L}*|lohnarbeit(?:en)?|lohnmahl\p{L}*|lohntrocknung\p{L}*|lohndrusch\p{L}*|mähdrusch\p{L}*|silage|gülle\p{L}*|ballenpress\p{L}*|ernte\p{L}*|landtechni\p{L}*)(?!\p{L})/giu;
const CAR_WASH =
  /\b(?:valet(?:ing|er)?|ceramic coat\w*|paint correction|clay bar|upholstery|car wash|polish(?:ing|er)|wax(?:ing)?|detailing bay)\b/giu;

/** Every pair. */
export const FALSE_FRIENDS: readonly FalseFriend[] = [
  {
    asked:
      /\b(?:nurs\w+|midwi\w+|neonat\w*|paediatric\w*|pediatric\w*|physiotherap\w*|radiograph\w*|anaesth\w*|pharmac\w*|dentist\w*|pflege\w*|infirmi\w*)\b/iu,
    told: ANIMALS,
    unless: /\bnmc\b|\bnhs\b|\brgn\b/i,
    papers: ['nursing registration', 'neonatal nursing qualification', 'paediatric nursing qualification'],
  },
  {
    asked: /\bweld\w*|schwei(?:ß|ss)\w*|soud\w+/iu,
    told: PLASTIC_PIPE,
    unless: METAL,
    papers: ['coded welding'],
  },
  {
    asked: /\b(?:kubernetes|terraform|devops|software|cloud|aws|azure|gcp|backend|site reliability|sre)\b/iu,
    told: AT_SEA,
    unless: COMPUTING,
    papers: [],
  },
  {
    asked: /(?<!\p{L})(?:lohn-? ?(?:und|&) ?gehalt\p{L}*|lohn(?:buch|abrech)\p{L}*|entgelt\p{L}*|payroll)/iu,
    told: FARM_WORK,
    unless: /lohnsteuer|sozialversicherung|entgeltabrechnung|\bdatev\b|\blodas\b/iu,
    papers: [],
  },
  {
    asked: /\b(?:steel|structural|bim|cad|tekla)\b.{0,40}\bdetail\w*/iu,
    told: CAR_WASH,
    unless: /\b(?:shop|erection|fabrication) drawings?\b/i,
    papers: [],
  },
];
