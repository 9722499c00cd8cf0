// Written by `npm run fit:passages -- --write`: by sign how strongly it speaks for a line that says how a CV is to be judged.

/** A sign a line, with a letter: later letters of the alphabet speak for it, earlier ones against it. */
export const ORDER_SIGNS = `
*G
CAt
CEt
CMw
COy
CR2
DAx
DEv
DMu
DRp
Kb
KAq
KAE0
KAEM9
KAEMOv
KAERu
KAM1
KAMO5
KAMRu
KAOp
KARz
KEr
KEMu
KEMO1
KEMRt
KEO0
KERr
KMr
KMOm
KMR/
KOx
KOR8
KR3
QA Az
QA E4
QA M+
QA Rx
QE Au
QE Es
QE Mo
QE Ou
QM An
QM E2
QM M1
QM OU
QM Rn
QO Ar
QO Ew
QO M/
QO RU
QR Em
QR M+
QR Oy
QR R+
XAEx
XAM3
XAOp
XARj
XEMx
XEOx
XERm
XMOy
XMRy
XORm
b" :/
b" ]A
b" a/
b" accept/
b" and/
b" expert/
b" inL
b" recomm/
b" strong/
b" }y
b# 0/
b% 0/
b% deA
b% ofI
b% toO
b% |/
b* *1
b/ //
b/ 0i
b/ cdB
b/ eJ
b/ oE
b0 "v
b0 %i
b0 /i
b0 0T
b0 >C
b0 ]z
b0 aU
b0 andT
b0 ansF
b0 aprilT
b0 assessG
b0 atP
b0 aufA
b0 augV
b0 augustP
b0 awardK
b0 b8
b0 bisS
b0 c2
b0 certifR
b0 clientU
b0 currenV
b0 customQ
b0 daysY
b0 decV
b0 decembS
b0 dossieB
b0 employS
b0 enG
b0 euroL
b0 expireS
b0 f/
b0 febT
b0 februaS
b0 filesA
b0 firstR
b0 fory
b0 fromT
b0 fullR
b0 gJ
b0 go9
b0 goodO
b0 hS
b0 hanaR
b0 heuteL
b0 hoursT
b0 housesR
b0 iV
b0 imK
b0 inV
b0 info/
b0 is/
b0 jahreN
b0 janU
b0 jeD
b0 julyV
b0 juneS
b0 kP
b0 lastM
b0 mT
b0 marchS
b0 mayG
b0 millioV
b0 monthsS
b0 notO
b0 novP
b0 nowM
b0 octV
b0 octobeT
b0 ofu
b0 onR
b0 part2
b0 passedC
b0 peopleU
b0 perb
b0 percenT
b0 personP
b0 pmB
b0 pointsS
b0 presenU
b0 prozenA
b0 punkteO
b0 questiB
b0 reneweW
b0 roomsP
b0 septW
b0 septemO
b0 staffW
b0 surD
b0 thX
b0 the3
b0 thenV
b0 toV
b0 todayJ
b0 twoQ
b0 undQ
b0 univerR
b0 untilK
b0 validS
b0 weeksR
b0 withW
b0 xr
b0 yearsU
b0 yrsF
b0 |r
b0 àJ
b: 0y
b: a/
b: accept/
b: all6
b: bA
b: beginnH
b: bscQ
b: call/
b: candid/
b: clear/
b: comple5
b: contra/
b: de/
b: der/
b: die9
b: direct/
b: employ/
b: englisQ
b: fourM
b: fully
b: goodK
b: head+
b: high8
b: in6
b: l/
b: la/
b: met/
b: nativeM
b: noN
b: none/
b: profil/
b: pythonA
b: re/
b: recomm/
b: registA
b: shortl/
b: system8
b: the/
b: this/
b: threeM
b: truez
b: tu/
b: until/
b: wroteA
b: you/
b: your8
b< /4
b= "1
b= 0/
b> 0/
b[ "A
ba "/
ba *A
ba 0U
ba aO
ba bG
ba bankJ
ba bitG
ba busyO
ba customA
ba cv/
ba dayU
ba favour/
ba levelJ
ba levelsK
ba monthO
ba noteA
ba pageF
ba positi/
ba recruiA
ba rowH
ba sJ
ba teamL
ba twoL
ba weekN
ba yearT
baan deA
bab 0L
babout 0S
babout meP
babove 0F
babsenc of/
baccoun executS
baccoun ofx
bact on/
baction :/
baddres :P
badmini 0N
badvert and8
badvert s/
bafter 0A
bafter myG
bafter theR
bagains me8
bagains theM
bahead of0
bai pasE
baid 0M
baid atZ
baide soignaK
bal 0A
balgori :/
ball myF
ball others/
ball points/
ball that1
ball the9
bam 0I
bam notL
bam theT
bamong themM
ban denw
ban derM
ban hourM
ban intervK
ban offerA
band 0V
band aU
band atP
band byJ
band canJ
band checkeB
band closedP
band compleA
band forT
band handM
band haveU
band iV
band is8
band keptA
band may/
band myS
band oneL
band passedJ
band preparG
band presenD
band reA
band recordL
band reportR
band reviewN
band safetyT
band sentB
band should/
band signedC
band takeA
band thec
band thenR
band they/
band this/
band toS
band traineO
band trainiU
band twoT
band wasA
band willH
band wouldV
band wroteM
band you/
bannual reviewL
bans deD
banswer toA
bany timeA
bapplic :/
bapplic aA
bapplic andL
bapplic asA
bapplic forA
bapplic formA
bapplic is/
bapr 0T
bapril 0V
bare mineA
bare to/
baround 0N
bart 0/
bas 0J
bas aR
bas fulfil/
bas if/
bas qualif/
bask forK
basked tox
bassess 0C
bassess andK
bassess forN
bassist 0H
bassist :8
bassist manageO
bassoci 0T
bat 0U
bat ab
bat anyA
bat firstH
bat homeV
bat least6
bat myz
bat nightR
bat oncep
bat theY
bat twoP
bat workW
baug 0V
baugust 0U
bauprès deI
bautoma :/
bavaila :C
baverag 0H
bavril 0J
baward 0A
bb 0W
bb :C
bb aR
bb andN
bb beA
bb cI
bb sU
bb scQ
bb véhicuM
bbachel ofX
bback toP
bbacken develoK
bband 0Y
bbe gladE
bbe straigC
bbe taken/
bbecaus iA
bbeen aM
bbeen onI
bbefore :P
bbefore iC
bbefore itF
bbefore thatM
bbefore theE
bbefore theyA
bbefore youz
bbei derN
bbei mir/
bbei unsA
bbelow 02
bberufl werdegR
bbetwee 0c
bbij deA
bbis 0O
bbis heuteQ
bbit ofI
bbritis citizeP
bbs 0S
bbsc computK
bbsc honsV
bbudget 0T
bbuilt aF
bbuilt theK
bbut iJ
bby :/
bby aM
bby eC
bby meA
bby phoneI
bby theq
bc #A
bc /E
bc :H
bc eF
bc estr
bcall centreE
bcall it+
bcall theA
bcame out9
bcan beJ
bcan startR
bcan t/
bcandid inA
bcare assistJ
bcareer historR
bcase manageQ
bcatego bP
bce dossie/
bce queE
bce qui5
bcelui ci/
bcertif 0S
bcertif :K
bcertif forF
bcertif inb
bche non/
bcheck :7
bchecke by9
bchef deS
bchildr firstA
bchildr sV
bci /B
bclass 0W
bclasse 04
bclean licencO
bcleara :K
bco 0T
bco corkN
bco ordinaN
bcode 08
bcolleg 0U
bcolleg ofQ
bcome backG
bcome out/
bcomput sciencG
bconduc deO
bconfid :/
bconfin spaceP
bcontra 0O
bcontra andN
bcontra manageJ
bcore competV
bcounci andL
bcounts as/
bcourse 0S
bcourse :P
bcrane hireF
bcrane operatP
bcredit unionL
bcriter |/
bcurric vitaeI
bcustom sI
bcustom satisfA
bcycle countsI
bd 0w
bd aA
bd aideA
bd unA
bd uneQ
bdal 0A
bdate :N
bday 0V
bday andK
bdays 0U
bde 0E
bde ce/
bde chantiH
bde contrôA
bde laW
bde losA
bde que/
bde rangA
bde stageA
bde sécuriA
bde tri/
bde votre/
bdeal withJ
bdealt withI
bdear msA
bdec 0V
bdecemb 0T
bden här/
bdental nurseR
bdepuis 0E
bder aussch/
bdes dossieA
bdesk 0/
bdeux ansE
bdevelo 0H
bdid notK
bdiplom 0P
bdiplom inY
bdiplôm dS
bdirect ofO
bdirect reportE
bdo 0A
bdo aB
bdo notx
bdo theY
bdo youA
bdocume forC
bdon tx
bdown 0H
bdown byG
bdown for/
bdown fromQ
bdown toE
bdriver licencM
bdriver sR
bdrivin licencW
bdublin 0P
bduring theR
be mailA
beach monthQ
beach quarteQ
beach yearU
beducat :U
beducat andT
bel anunci/
beleven yearsP
bemploy historQ
bemploy ofM
ben 0E
ben aiA
ben anglaiF
ben juinD
ben ligneC
ben placeA
ben tête/
bend :G
bend toB
bengine 0T
bengine andP
bengine |N
benglis :P
benglis andO
benglis cX
benhanc dbsR
benviro 0H
berror rateB
bet 0M
bet desA
bet jeA
bet laF
bet lesG
bevery dayT
bevery line/
bevery monthP
bevery morninH
bevery secondJ
bevery yearR
bexamen deA
bexampl caK
bexampl comN
bexampl orgN
bexampl |M
bexceed expectA
bexempt from/
bexp 0O
bexperi 0/
bexperi withH
bexpert "/
bexpire 0O
bf 05
bfeb 0W
bfebrua 0U
bfilled in6
bfinal yearI
bfinanc directP
bfind outA
bfire servicG
bfirst aidV
bfirst aiderL
bfirst articlA
bfirst callB
bfirst classV
bfirst timeO
bfirst yearP
bfive stars/
bfood andJ
bfood handleN
bfood hygienQ
bfor 0T
bfor aP
bfor anT
bfor eachG
bfor elevenN
bfor fiveK
bfor fourV
bfor it2
bfor me9
bfor ourI
bfor sixN
bfor this/
bfor threeP
bfor twoM
bfor yearsB
bfor you/
bforkli licencF
bfounda 0M
bfour daysR
bfour weeksP
bfour yearsT
bfrom 0T
bfrom :/
bfrom meA
bfrom nothinB
bfrom toC
bfront deskL
bfront endA
bfull bA
bfull cleanR
bfull drivinM
bfull licencM
bfull timeE
bfull ukM
bfurthe informB
bfévrie 0L
bführer bQ
bführer klasseD
bfür dasC
bfür dieR
bg 0A
bgave meA
bgave up+
bgeb 0N
bgenera manageP
bgithub actionE
bglad toC
bgo backK
bgo liveO
bgo on/
bgoes to6
bgoing to/
bgood atB
bgrade 0H
bgreen beltG
bgrew upH
bhabe ichA
bhad toA
bhappy toA
bhard workinE
bhas been5
bhat michA
bhave a0
bhave alwaysP
bhave doneP
bhave it/
bhave neverL
bhave notM
bhave to8
bhave workedP
bhave writteP
bhead ofu
bhead office+
bhelped toH
bhere isA
bheute :P
bhigh schoolR
bhobbie :L
bhobbys :H
bhold aA
bhours 0W
bhours andN
bhow toV
bhr 09
bhr generaE
bhuman factorD
bi 0L
bi a/
bi alsoP
bi amW
bi believA
bi cameP
bi canL
bi carryL
bi checkH
bi come/
bi d0
bi didL
bi doA
bi donA
bi enjoyE
bi explaiA
bi foundA
bi getP
bi gotA
bi haveR
bi hopeA
bi keepD
bi knowX
bi lack/
bi learnC
bi letA
bi likeN
bi lookD
bi m4
bi makeJ
bi mayA
bi missN
bi nowG
bi passedO
bi putL
bi qualif0
bi readB
bi reportI
bi runR
bi setM
bi shallI
bi shouldJ
bi sitJ
bi takeG
bi teachH
bi tookN
bi undersA
bi useH
bi wantM
bi wasQ
bi willP
bi workP
bi workedG
bi wouldJ
bi writeF
bich beiC
bich binM
bich dieP
bich gernA
bich imH
bich michA
bich mitH
bich möchteB
bich nichtI
bif itw
bif youA
bil mioA
bim jahrJ
bin 0N
bin aS
bin alls
bin andL
bin aprilN
bin augustJ
bin automaA
bin by/
bin dateN
bin derY
bin englisO
bin fiveS
bin fourS
bin fullx
bin goF
bin houseP
bin januarQ
bin julyF
bin juneR
bin leedsH
bin mayO
bin novembI
bin oneB
bin producN
bin progreF
bin pythonB
bin septemL
bin sixQ
bin tenA
bin thiss
bin threeX
bin twoN
bin useH
bin your6
binbox examplM
binform systemI
binstru 0D
binstru :/
binstru forA
binteli artifi/
bintere :O
bintern auditoQ
binto the/
bintrod aL
bipaf 0M
bis "/
bis attachA
bis fineG
bis fromK
bis inO
bis mineA
bis myA
bis notv
bis offE
bis thez
bis to/
bis yes/
bisn t/
biso 0N
bissued 0G
bist das/
bit :E
bit as/
bit be/
bit for0
bit out/
bit s/
bit so/
bit supporL
bit to8
bj aiA
bj enM
bjahrga 0J
bjan 0V
bjanuar 0S
bjanvie 0O
bjava develoJ
bje cherchA
bje lisA
bje nA
bje neA
bje passeA
bje souhaiG
bjuille 0M
bjuin 0O
bjuly 0T
bjun 0U
bjune 0V
bjuni 0O
bk 0K
bkann ichA
bkenne ichE
bkept myA
bkept theA
bkey skillsV
bklasse bK
bknow theD
bknowle ofP
bknown forG
bl 0Q
bl annonc/
bl employ/
bl offre/
bl outil/
bl équipeE
bl étéA
bla présen/
blangua :Q
blangue :F
blast yeara
ble 0A
blead forU
blearne toC
bleave the/
bleavin certifJ
bled theO
bleft theI
bleft to3
bles autres/
blet itw
blet s/
blet the6
bletter ofF
blevel 0T
blevel :/
blevels :K
blicenc :P
blicenc bU
blicenc holderG
blicenc noK
blife supporT
blike toL
bline manageK
blo que/
blogici :A
blook afterV
blook for/
blook forwarA
blooked afterI
blot ofO
bm sJ
bm scJ
bmache ichD
bmachin andH
bmachin learniF
bmai 0A
bmail examplS
bmake theJ
bmanage 0T
bmanage andM
bmanage atG
bmanage forT
bmanage inR
bmanage |Q
bmanual handliP
bmar 0V
bmarch 0S
bmars 0H
bmaster :A
bmatch resultA
bmatter of/
bmay 0R
bmay be9
bme and+
bme down/
bme in1
bme so+
bme throug/
bme toT
bmedica centerN
bmeetin withU
bmeine bewerbA
bmember ofV
bmental healthT
bmerci de/
bmich inA
bmise enC
bmit demQ
bmodel forA
bmodule 0S
bmon employA
bmon parcouA
bmonth endQ
bmore thanN
bmost ofP
bmother tongueV
bmotiva 0/
bmoved theR
bmoving toT
bmust haves/
bmust not/
bmy applicB
bmy contraA
bmy degreeA
bmy employC
bmy favour/
bmy firstH
bmy husbanO
bmy knowleA
bmy lastA
bmy manageA
bmy motherN
bmy name/
bmy ownU
bmy portfoF
bmy presenA
bmy timeF
bmärz 0N
bmöchte ichD
bn 0/
bn aiA
bn en/
bn o/
bnach oben/
bname :N
bne pas/
bneed to2
bneedn t/
bnever lateE
bnew starteP
bnewly qualifK
bnice to/
bnight shiftR
bno 0/
bno conditD
bno experiA
bno furthe/
bno more6
bno need/
bno one/
bno pointsA
bnoch nichtA
bnon conforA
bnot be8
bnot haveI
bnot mentio/
bnot to/
bnot yetL
bnotes andE
bnothin to8
bnotice periodB
bnotice to/
bnov 0Q
bnovemb 0Q
bnow :R
bnr 0/
bnumber one/
bnur noch/
bnvq levelW
bo 02
bobject to/
boct 0U
boctobe 0U
bof 0W
bof aY
bof fiveK
bof fourS
bof myN
bof ourR
bof people7
bof schoolI
bof sixM
bof themO
bof thisv
bof threeQ
bof twoT
bof whichL
bof you/
bof your/
boff theS
boffice 0R
boffice manageN
boktobe 0J
bon 0J
bon aN
bon anQ
bon callX
bon fileA
bon monday/
bon myN
bon ourF
bon requesM
bon siteP
bon sundayH
bon theX
bon this/
bon top5
bon twoM
bone 05
bone and5
bone weekX
bone with9
bonline 0P
bopen toM
boperat 0R
boperat andP
bor aD
bor madamB
bosha 0T
bother applic/
bought to9
bout ofq
bout the2
bover 0L
bover a1
boveral gradeA
bown carS
bp lM
bpage 0K
bpapers andA
bpapers passedA
bpar anA
bpar jourI
bpar l9
bpar moisC
bpart 0S
bpart timeP
bpas deB
bpas encoreA
bpassed 0G
bpeer reviewD
bpeople andM
bpeople sayA
bpeople whoQ
bper centV
bperiod :H
bperman resideS
bpermis bK
bpermis deA
bperson :v
bperson licencN
bperson statemQ
bphone andF
bplace of/
bplease findA
bplease noteA
bposte deC
bpower biS
bpracti 0R
bpracti assessH
bpresen applic/
bpresen employA
bpriori :/
bproces ofA
bprofil :G
bprogra 0I
bprogra forE
bprogra inO
bprojec :F
bprompt engineA
bprompt injectD
bproud ofC
bpsycho 0Q
bput inJ
bput me1
bpython |C
bqualif personC
bque jeA
bque l/
bque no/
bque o4
bquesti andA
br 0t
bran theP
brate 0A
brating 0G
bre :/
breadin andD
bready toR
breason :/
breason forA
brebuil theO
brecomm "/
brecrut :/
bred sealA
brefere :U
brefere availaQ
brefere fromR
brefres 0R
bregist 0P
bregist :J
bregist andT
bregist nurseU
bregist withO
breleas to/
brenewe 0U
breport andO
breport forQ
breport toZ
brequir "/
brequir forA
bresour manageE
brespon :/
brespon forH
bresult drivenL
bresult inA
breturn toO
breview 0E
breview andC
breview forG
breview withJ
brewrot theH
bright one/
brisk assessG
broughl 0P
brules andK
brun theT
brund 0L
bs /v
bs 0I
bs :A
bs a/
bs all/
bs andO
bs been7
bs computH
bs licencK
bs no3
bs own5
bs the3
bsa 0M
bsafe passL
bsame companW
bsame firmT
bschool 0M
bschool :N
bscienc 0S
bscreen :/
bscreen readerA
bse 0A
bsecond yearS
bsecret ofJ
bseit 0N
bsep 0V
bsept 0W
bseptem 0T
bservic 0O
bservic andV
bset ofC
bset outA
bset upB
bsettle statusA
bshould bet
bsign offO
bsigned offV
bsince 0P
bsince iK
bsince theL
bsite manageU
bsix monthsF
bsix yearsV
bskills 0/
bskills :K
bskip the/
bso farB
bso iK
bso noE
bso thatL
bsocial workerV
bsoftwa develoA
bsoftwa engineC
bsome 0D
bspanis :N
bspring 0T
bstaff nurseX
bstage 0u
bstart upN
bstatus :4
bstill inC
bstill thereF
bstore manageL
bstraig to/
bstraig withC
bstruct engineR
bsummer 0S
bsuperv 0S
bsur 0A
bsystem :G
bsystem adminiA
bsystem andA
bsystem engineJ
bsystem operatG
bsystem to/
bt be/
btake it/
btake theR
btaking theA
btalk toI
bteachi assistO
bteam inJ
bteam leadera
bteam ofW
btechni 0T
btechni skillsS
btel 0N
btell youA
bten yearsN
btest 06
bth editioO
bthank yout
bthat hasA
bthat iu
bthat isO
bthat nobodyL
bthat s/
bthat thet
bthat wasE
bthe 0Q
bthe ad/
bthe advert/
bthe ai/
bthe annualP
bthe applic/
bthe assess9
bthe awardA
bthe bearer/
bthe bestR
bthe boss/
bthe branchJ
bthe buildiS
bthe candid6
bthe certif0
bthe changeN
bthe childrN
bthe cityH
bthe clock2
bthe compar/
bthe contraN
bthe correc+
bthe counciG
bthe courseA
bthe criter/
bthe curren/
bthe dayL
bthe demand/
bthe directK
bthe distriG
bthe docume/
bthe employ/
bthe evalua/
bthe eveninA
bthe filter8
bthe financE
bthe follow/
bthe forema/
bthe genera2
bthe graduaA
bthe highes4
bthe hiring/
bthe hospitM
bthe hrF
bthe inspecH
bthe interv+
bthe jobz
bthe kitcheH
bthe lady/
bthe lawM
bthe list+
bthe machin/
bthe mainG
bthe manager
bthe maximu/
bthe missin+
bthe monthN
bthe mostA
bthe moveG
bthe nightS
bthe office2
bthe onet
bthe operatE
bthe other6
bthe others/
bthe ownersD
bthe patienG
bthe persont
bthe pile/
bthe postin/
bthe practiM
bthe presen/
bthe rankin/
bthe recrui/
bthe refere/
bthe regionQ
bthe report4
bthe review/
bthe robot/
bthe résumé/
bthe sameq
bthe schoolS
bthe score/
bthe scorin/
bthe screen/
bthe select+
bthe shortl/
bthe skills/
bthe softwa9
bthe south/
bthe stateO
bthe summar/
bthe system6
bthe text/
bthe timeR
bthe titleA
bthe tool/
bthe twoM
bthe ukH
bthe unders/
bthe vacanc/
bthe weekN
bthe workL
bthe yearP
btheir ownM
bthem and2
bthen iG
bthen seniorT
bthere s/
bthese pages/
bthesis :A
bthey areM
bthey re1
bthis candid/
bthis docume/
bthis file/
bthis isn
bthis line/
bthis one/
bthis page/
bthis person/
bthis profil/
bthis record/
bthis roleA
bthis résumé/
bthis senten/
bthose who6
bthough iJ
bthree andB
bthree ofK
bthree yearsM
bthroug 0S
bthroug theU
bthroug this/
btill 0J
btime andQ
btime toA
btitle saysD
bto 0S
bto :/
bto anI
bto be6
bto bringL
bto dateV
bto doQ
bto endL
bto fiveL
bto interv/
bto juneY
bto leaveA
bto look3
bto meG
bto moveR
bto nowS
bto ourA
bto presenW
bto put/
bto takeF
bto talkD
bto this+
bto todayQ
bto twoQ
bto useI
bto workY
btoday :H
btogeth withI
btold to8
btook overQ
btools :Q
btop 0F
btop upD
btracki systemA
btrain theL
btraine 0K
btraine theC
btraini 0T
btraini :J
btraini andO
btravai enE
btreat the/
btrès favora/
btwice aV
btwo assistL
btwo daysS
btwo yearsX
bu sP
buk drivinQ
bund 0K
bund zwar/
bunder 0H
bunder meJ
bunder theu
bunders thatA
bunit testsH
buniver 0U
buniver deI
buniver ofW
buntil 0K
buntil the+
bup 0H
bup fromL
bup onC
bup toV
buse only/
bused byA
buser :/
bv 02
bvalid toT
bvalid untilL
bvan 0B
bvan de6
bve got+
bverdic :/
bw 0F
bwaitin for/
bwas 0N
bwas a8
bwas ichH
bwas notA
bwas putD
bwas theA
bwe ll/
bwe useB
bwe ve/
bwe wereA
bwebina 0M
bweek andG
bweek ina
bwell asA
bwent toN
bwhat iL
bwhat isx
bwhat we2
bwhat you/
bwhatev thez
bwhen aC
bwhen iS
bwhen in/
bwhen itB
bwhen theR
bwhen theyL
bwhen you/
bwhere iZ
bwhite cardJ
bwho hasH
bwho iN
bwho isG
bwhom iL
bwhy thisA
bwill be0
bwillin toA
bwir sindA
bwith 0Q
bwith aU
bwith anM
bwith customM
bwith mew
bwith myV
bwith noS
bwith oneU
bwith thed
bwith youA
bwith your/
bwithin theN
bwithou aK
bwithou furthe/
bwork experiV
bwork historP
bwork inC
bwork onN
bworked inJ
bworked withK
bworkin withP
bwould expectE
bwould likeX
bwould needD
bwrite "/
bwrite that/
bwrite theP
bwritte andK
bwrote theG
bx 0L
bx rayM
bx raysE
byear 0T
byear :A
byear andP
byear endL
byear iE
byear withP
byears andL
byears asK
byears iC
byears inW
byears ofX
byears withI
byou are/
byou can/
byou d8
byou don9
byou have1
byou know/
byou ll/
byou may/
byou re/
byou ve/
byou were/
byour advertA
byour own/
byour report/
bzum 0E
b{ "w
b| 0y
b| all/
b| found/
b| met/
b} }/
bà 0S
béquipe deN
büber michA
d0e
d1s
d29
d3/
d4/
d6w
e!4
e"2
e*2
e0W
e:/
e>6
e?/
ea9
eaccept+
eaccord/
eaccounQ
eachievB
eactF
eactiveI
eadditiE
eagencyK
eaidI
eall/
eamL
eanA
eanalysW
eannéeI
eanswer7
eappJ
eappoin/
eapprenH
eaprilI
earbeit4
eareaJ
easkK
eassessy
eassistA
eassociO
eauditA
eauditoO
eauditsP
eausbilQ
eauthorO
eaveragH
eawaiteA
eawardsM
eawayE
eazA
eb0
eback0
ebankN
ebasicH
eberufsJ
eblock/
eboardQ
ebookedE
ebothH
ebristoS
ebudgetM
ecaG
ecabineA
ecallT
ecandid/
ecarR
ecardL
ecardifG
ecareerR
ecasesA
ecastelL
ecentT
ecentreN
ecertifP
echargeF
echeck0
echefD
echildrT
ecitizeK
ecityQ
eclaimsQ
eclasse8
ecleanM
eclientQ
ecoF
ecodeF
ecollegP
ecomO
ecommitV
ecommunO
ecompanT
ecompetI
ecomple1
econditC
econsulR
econten/
econtra/
econtroN
ecoordiO
ecorkL
ecountyE
ecourseR
ecourtx
ecredenS
ecrewL
ecurrenN
ecustomN
ecv+
edI
edailyQ
edateP
edayQ
edaysC
edepartP
edesignN
edeveloA
ediplomJ
ediplômU
edirectz
ediversE
edoor/
edriverN
edrivinN
edublinL
eedinbuM
eeducatP
eeinste/
eelectrT
eengineN
eenglisN
eeuroO
eexaminL
eexamplH
eexcelP
eexperiM
eexportA
eexpériQ
efamiliR
efarI
efavora/
efavour/
efile3
efilesA
efinal5
efineA
efirmO
efirstL
efiveW
efollowA
efor+
eform0
eformatL
efourK
efrenchS
efull/
eg/
egalwayJ
eglouceG
egov
egoodK
egraduaS
egreen/
egroupR
egutO
ehM
eheldP
ehere/
eheuteW
ehigh/
ehire/
ehobbieO
ehomeN
ehospitS
ehoursR
ehuiJ
eilB
eimmedi/
ein8
einspecG
einstruA
einsureO
eintereR
einternz
einterp3
eintervw
einventJ
einvite/
eitems3
eja/
ejanuarL
ejobA
ekC
ekenntnE
eknowleA
ekollegE
ekowalcL
elanguaP
elangueb
eleadL
eleaderN
elearniQ
eleaveD
eleedsS
eleftG
eletterA
elicencP
elicensO
elindqvB
elist0
elistsJ
elogistH
elondonP
eltdK
emaK
emanageZ
ematch/
ematchi/
emayI
emechanO
emeetinR
ememberM
emet/
eminuteR
emodelsC
emonthS
emonthsQ
emoreE
emorninL
emoveA
emutterM
emyselfQ
enativeN
eneA
enightsR
enoQ
enonet
enot4
enoteG
enswL
enuitC
enurseJ
eoff6
eofferz
eofficeZ
eohI
eohioK
eok/
eon+
eonly1
eontariH
eordersJ
eorganiH
eotherN
eothersE
epackagI
epapersL
eparentM
eparkI
epass+
epatienU
epercenD
eperiodF
epermit/
eperson1
epharmaP
ephonet
eplacesB
eplanO
eplanniP
epmF
epointsW
epostM
epostsG
epractiQ
eprescrB
epresenV
eprint/
eprobleC
eprocedA
eprocee8
eproducI
eprofesL
eprofilA
eprograK
eprojecM
epublicD
epuneB
epunkteA
epythonR
equalifH
equalitL
equarteM
equesti+
erA
eradiogJ
ereadinC
erecrui9
erefereM
eregistO
ereleasB
ereport1
erequesK
eresideO
erestriA
ereturnK
eringA
ernG
eroomsN
erotaM
eround8
erowI
erulesA
ervnF
es/
esafetyK
esatisf/
esay/
eschoolQ
escientF
escreens
eseasonN
esecret2
eseen/
esemainK
eseptemF
eservicX
eshiftK
eshortl/
esignalD
esignat4
esinceO
esiteO
esitesR
eskillsH
esoftwaG
esoliciA
esonstiR
espanisU
especiaE
espokenB
esprachO
espringM
estaffT
estart/
estatemQ
estatioS
estatusA
estrengO
estudenW
estudieK
estudiuH
estudyO
estundeB
esummarU
esummerE
esupervK
esuppliP
esurveyM
esystemY
etabletM
etalksL
eteacheN
eteachiM
eteamk
etechniL
etechnoK
eten1
etesterL
etexasL
ethemU
etherapQ
ethirdB
ethroug/
ethursdM
eticketN
etimeZ
etimesN
etongueJ
etoolsI
etraineR
etrainiT
etravelL
etrue/
etrustS
etuesdaF
etwiceM
etxM
euniverP
eusF
euseA
euserA
evaA
everdic/
evertra/
evisitH
evisitsQ
evitaeN
evoluntQ
evor9
eweekT
eweeksO
eweiterF
ewelderO
ewhereE
ewinterD
ewordsE
eworkQ
eyearQ
eyearlyO
eyearsM
eyesy
eyetF
eyorkshK
eyous
e}t
eétudesL
n1b
n2m
n3Z
n4n
s"G
s#/
s//
s</
s[/
sa/
saboutL
sabschlC
saccounP
sachievR
saddresM
sadminiC
sadvancP
sadviseJ
sall2
salsA
salsoF
samA
san/
sanalysJ
sand/
sanglaiI
sannualH
sanswerA
sany/
sanythi/
saoifeF
sapplicy
sappoinA
sapprenT
saprilV
sasw
saspiriM
sassociT
satM
sattendA
sattent/
sauditw
sauditoA
saugW
saugustU
sausbilO
sauthorE
sautoriA
sautresA
savailaG
saveragJ
savis/
sawardsP
sawsL
sbaQ
sbacN
sbachelW
sbarL
sbaristR
sbe9
sbeforeb
sbegin/
sbengQ
sberuflQ
sberufsK
sbescheA
sbestA
sbethanH
sbetrieC
sbewerbA
sbigG
sbilingM
sblsR
sboardV
sbookinL
sbornO
sbrandoA
sbrightO
sbroughJ
sbsU
sbscT
sbtecQ
sbtsT
sbudgetP
sbuildiI
sbuiltG
sby/
scallumH
scanE
scardsJ
scareerO
scaseloO
scentreC
scertifT
schaireI
schargéA
scharteR
scheckA
schecke+
schefL
schloeJ
sclaimsG
sclassI
scleanQ
sclearaN
sclientJ
sclinicI
scoJ
scoachP
scodeG
scommerL
scommisP
scommunP
scomoA
scompanL
scompar/
scompli5
scomputA
scompétA
sconducE
sconfigD
sconfinL
sconsid/
sconsulN
scontraA
scontroI
scoreN
scourseP
scprL
scraigJ
scredenM
screditA
screwR
scscsO
scurrenL
scurricI
scustomL
sdailyN
sdanielM
sdarrenM
sdas6
sdataZ
sdateD
sdatesB
sde/
sdeanH
sdecisi/
sdeclanI
sdegreeH
sdeniseJ
sdentalQ
sdepuisP
sdeputyS
sder/
sdesignO
sdetailK
sdeutscP
sdeveloA
sdiagnoI
sdie0
sdigitaM
sdiplomS
sdiplômU
sdirectH
sdisponA
sdisserC
sdiversO
sdominiI
sdon/
sdrR
sdriverP
sdrivinI
sdutchG
sdutyN
sdéveloA
seH
searlieB
seducatQ
sedvA
sein7
selectrC
selektrC
semergeP
semployF
send/
senglisP
sepicO
serror8
ses6
sexaminN
sexcelG
sexecutE
sexperiX
sexpériP
sfD
sfachli/
sfahrerD
sfamilyL
sfebV
sfebruaU
sfinancS
sfirstL
sfiveP
sfoodR
sfor/
sforkliM
sformy
sformatP
sfoundA
sfourO
sfrançaO
sfreelaQ
sfrenchO
sfromv
sfrontG
sfullN
sführerE
sgarethJ
sgaryF
sgcsesO
sgermanP
sgestioI
sgradeC
sgraduaS
sgrahamH
sgroupN
sguestK
shabiliF
shandleL
shannahL
shard/
shaveA
shcpcL
sheadO
shelpedL
sher/
shighO
shiredG
shoA
shobbieJ
shobbysC
shomeN
shospitQ
shotelQ
shumanz
siO
sichJ
sifv
sikH
sil5
simogenH
simport6
sinw
sinfirmM
sinformA
sinstalG
sintereO
sintrodQ
sioshL
sipafM
sirishE
sitq
sjO
sjanV
sjanuarV
sjeG
sjegA
sjobA
sjobsR
sjonasG
sjordanI
sjulyW
sjuneW
sjuniorK
skenntnG
skeptT
skevinF
skeyK
skeywor/
skubernG
skundenA
skyleK
sl/
sla/
slanguaQ
slangueR
slastR
sle/
sleadS
sleaderH
sleanC
slearniQ
slebensA
sledO
sleftP
slegalO
slet/
sletterF
slevelX
slicencS
slicensS
sline6
sllbN
slog/
slogiciA
sloisirA
slookinP
slorraiH
slos/
smz
smachinA
smaiv
smaintaA
smainteL
smanageS
smanagiM
smanualO
smarR
smarchW
smarcusG
smarisoH
smarkedA
smarrieJ
smasterJ
smeA
smedicaU
smeineI
smemberO
smentalR
smentorS
smicrosP
smigratL
smissin/
smobileO
smoderaA
smoduleF
smonA
smonthlR
smotivaB
smovedQ
smovingP
smscP
smyF
snach7
snadiaH
snameM
snationK
snegotiR
snetworP
snineU
snmcN
snotA
snow/
snvqV
sor
sobjectG
soccupaE
soctW
soctobeV
sofstedG
soluwasI
sonW
sonlineN
sordreA
sorganiJ
soshaS
sotherK
soutcom/
soutsidL
soverri/
sownG
spapersK
spar/
sparcouL
spartneM
spass/
spassedE
spatienN
spatricF
spayrolN
spenalt/
speopleA
spersonI
spharmaO
sphdL
sphilipJ
sphoneD
sphysicE
spiotrI
splacemJ
splanO
spls/
spolishL
spositiA
spour/
spowerQ
spractiO
spraxisL
sprecepP
spreparD
spresenL
sprinciN
spriori/
spriyaA
spriyanJ
sprocesR
sprofesK
sprofilL
sprograA
sprojecQ
spromotL
spromptJ
sprüfunB
spublicS
sput9
spythonN
squalifG
squantiH
squarteN
squestiA
srJ
sradiogP
sranL
srankin/
sre7
sread6
sreader3
srebuilN
srecordG
srecruiC
sreduceF
srefereN
sregionT
sregistT
sregulaQ
srequir/
sresearH
sresideO
sresumeA
sretailH
sreturn/
sreviewz
srewrotJ
srisk6
srole3
srosaliI
srosterN
srotatiQ
srunT
sréféreA
ss/
ssafeN
ssafeguM
ssalaryA
ssalesG
ssandriD
ssapS
ssatF
ssay/
sschoolV
sschuleG
sscore/
sscreen/
sse/
sseaF
ssecretI
ssecuriM
sseitT
sselectM
sseniorR
sseptW
sseptemV
sservicM
ssettleE
ssevernP
sshiftU
sshortF
ssigned9
ssinceZ
ssiobhaK
ssiteL
ssixM
sskillsO
ssmallK
sso6
ssoftwaA
ssomeK
ssonstiO
sspanisN
sspeakeD
ssprachN
ssqlJ
ssstL
sstT
sstaffW
sstage/
sstandaQ
sstarteR
sstatioH
sstatus6
sstatutE
sstep9
ssteuerI
sstructQ
sstuartJ
sstudenO
sstudieP
sstudiuJ
sstudyP
ssummarO
ssupervU
ssupporC
ssuppos/
ssystemX
stake0
stalksA
staughtI
steacheO
steachiO
steamT
stelephG
stenK
sterrafQ
sthe4
sthen5
sthere5
sthesisA
sthingsA
sthis/
sthreeX
sticketm
sto0
stomaszA
stookQ
stoolsM
stotal/
stradeL
strainS
straineI
strainiJ
stranspH
streat/
striA
strusteJ
stwelveQ
stwoL
stylerK
suB
sukR
sunder6
suniverL
susL
suse8
suser/
svA
svoluntQ
svon9
svu/
swA
swarehoR
sweX
sweeklyR
swhatM
swhen0
swhiteJ
swhoz
swhyB
swithz
swonK
sworkO
sworkinN
swroteA
sx/
syearO
syears7
syes/
syou/
szeroC
szweiK
s{2
t0 /
t0 /K
t0 0b
t0 :+
t0 >A
t0 bisO
t0 nowP
t0 presenR
t0 thL
t0 toP
t0 x/
t0 àG
t[ x+
ta 0A
ta aO
ta levelC
ta levelsL
ta noteA
ta wordA
tabout I
tabout meA
tachiev P
taddres :P
tapril 0V
tas aA
tassist :/
tassist manageN
taug 0W
taugust 0W
tausbil S
tautres A
tavaila :C
tawards S
tb aT
tb sT
tbachel ofY
tbefore :P
tbefore thatQ
tberufl werdegR
tberufs P
tbsc computN
tbsc honsY
tbuilt aH
tbuilt theJ
tcareer S
tcareer historR
tcertif O
tcertif :M
tcertif inU
tcertif of6
tcommun R
tcomput A
tcomput :A
tcourse R
tcreden S
tcurric vitaeJ
tdear msA
tdiplôm U
tdivers P
tdo not/
tdo youA
tdon t/
tdrivin licencR
tearlie N
teducat P
teducat :V
teducat andT
temploy M
temploy :B
temploy historQ
tend of/
tenglis :S
texperi K
texpéri Q
tfeb 0V
tfebrua 0V
tfirst aidQ
tfor the/
tformat S
tfrom :/
tfull drivinN
tfull licencO
tfull ukW
tfurthe informA
tführer bT
tgenera manageQ
thead ofO
thistor C
thobbie O
thobbie :L
thobbys :H
ti alsoP
ti amZ
ti believA
ti cameP
ti canM
ti dz
ti doA
ti donH
ti haveO
ti keepK
ti likeK
ti lookF
ti readG
ti runW
ti shouldB
ti takeK
ti wasE
ti wouldT
ti writeQ
ti wroteR
tif youG
tin 0U
tin derA
tintere P
tintere :N
tintrod aM
tit A
tit :A
tj aiP
tjan 0V
tjanuar 0V
tjobs N
tjuly 0W
tjune 0W
tkenntn R
tkey skillsV
tlangua Q
tlangua :S
tlangue Q
tlebens A
tled theN
tlet s/
tlevel 0Y
tlicenc P
tlicenc andI
tlicens Q
tline manageM
tlogici :D
tlookin forS
tmanual handliQ
tmarch 0W
tmatch resultA
tmay 0T
tmember S
tmember ofW
tmoved theQ
tmy lastB
tmy wifeB
tname :S
tnote :A
tnotice :A
tnotice periodK
tobject I
toct 0X
toctobe 0V
ton callS
tosha 0T
tother O
toveral gradeA
tpapers A
tparcou M
tpermis bM
tperson A
tperson statemR
tplease noteA
tpracti assessO
tprofes experiT
tprofil A
tprojec T
tqualif I
treason forA
trefere T
trefere :H
trefere availaP
tregist R
trespon deA
trespon forG
trewrot theJ
tsafe passM
tschool O
tseit 0U
tsept 0W
tseptem 0V
tset upA
tsince 0R
tskills O
tsoftwa L
tsoftwa :A
tsoftwa develoD
tsonsti R
tspanis :N
tsprach R
tsprach :N
tstage 0/
tstreng F
tstudie R
tstudy Q
tsummar M
tsystem N
tsystem :I
tteam ofW
ttechni skillsS
tthe titleC
tto :/
tto beA
ttools :M
ttraini T
tvolunt Q
twas ichJ
twe useA
tweiter A
twhat iI
twhere iA
twhite cardJ
twho iN
twhy thisA
twir sindA
twork R
twork experiU
twork historP
twrote theN
t{ "x
t| 0A
u!/
u"/
u#/
u%r
u*z
u/j
u0X
u:+
u<6
u=/
u>/
u?/
u[/
u]/
u_/
uaj
uaanx
uaberdeN
uaberneD
uabiturA
uablehn/
uabnahmF
uaboutb
uabove/
uabrechA
uabsage/
uabsatz/
uabschlJ
uabsenc+
uabsent/
uabstimF
uabstraI
uabweic/
uacaD
uacademL
uaccaA
uaccept0
uaccessH
uaccideN
uaccompA
uaccord7
uaccounS
uaccredO
uaccuraJ
uachterS
uaclE
uaclsM
uacquisK
uaction4
uactiveN
uactiviK
uactuarM
uactuelA
uad8
uadd/
uadditiI
uaddresG
uadeyemC
uadjoinB
uadmin0
uadmis/
uadmit/
uadrO
uadsO
uadultS
uadultsT
uadvert4
uadvies/
uadviseQ
uadéqua/
uaffairT
uaffich/
uafgsuF
uafterP
uafternO
uagA
uagainW
uagainsb
uage3
uagedQ
uagentsI
uagniesA
uahaP
uahead9
uaiV
uaidU
uaideC
uaiderL
uairN
uaircraL
uairfloI
uairporN
ualy
ualarmJ
ualarmsK
ualbertK
ualcohoG
ualertsQ
ualgoris
uall6
ualle/
uallen/
uallergT
ualles/
uallez/
uallocaP
uallotmI
ualoner
ualong3
ualors9
ualread/
uals+
ualta/
ualternb
ualuminN
uamU
uamateuH
uambulaP
uamericT
uamlP
uamosA
uanaestT
uanaliz/
uanalysT
uanatomC
uancienL
uandU
uandere/
uanerkeA
uanesthN
uangersL
uanglaiQ
uanimatA
uanlageA
uannA
uannualJ
uannuelA
uansV
uansiblF
uanswerY
uantrieC
uanyq
uanybod/
uanyone+
uanythi5
uao/
uaoifeH
uaoûtM
uapH
uapartI
uapcJ
uapiN
uappS
uappellA
uappelsA
uapplicp
uapply3
uappraiA
uapprenI
uappréc/
uappsJ
uaprT
uaprilU
uaprova/
uarbeitA
uarchitI
uare/
uareaG
uareasI
uarmP
uarmyN
uaroundJ
uarrearK
uarriveN
uart5
uartifi/
uartsO
uast
uasaE
uascpF
uaseptiP
uaside9
uasked2
uasks8
uaspiriM
uassembP
uassessO
uassetO
uassignU
uassistI
uassociR
uassume/
uassuraP
uatY
uatelieA
uatlantM
uats/
uattachI
uattempA
uattendW
uattestL
uattornI
uaus
uauchM
uaucune/
uauditW
uauditeA
uauditoU
uauditsL
uaufbauA
uaufgabA
uaugV
uaugustS
uauprèsD
uausm
uausbilL
uausgab/
uaussch/
uaustinO
uaustraQ
uaustriK
uauswah/
uauswer/
uauszubA
uauszuf/
uauthora
uautismS
uautocaH
uautoclL
uautomas
uautomoM
uautres/
uautumnJ
uauxiliA
uav/
uavailaK
uavecM
uaveragP
uavis/
uavrilS
uawaiteA
uawardE
uawardsQ
uawarenH
uawayV
uawsI
uaxisK
uaz/
uazureN
ubZ
ubaQ
ubacH
ubaccalA
ubachelK
ubackenF
ubackupK
ubadgerE
ubagsI
ubakeryM
ubancaiB
ubankL
ubankinR
ubanksJ
ubanqueO
ubaptisF
ubara
ubaristL
ubaseS
ubasedG
ubashH
ubasicU
ubatchv
ubathO
ubatterN
ubauleiI
ubausteC
ubayR
ubcJ
ube/
ubearer/
ubearinK
ubecameC
ubedP
ubedsT
ubedsidF
ubeenr
ubefund/
ubeganQ
ubegin/
ubeginnr
ubegleiD
ubegrün/
ubehand6
ubehindS
ubeingv
ubekann/
ubellJ
ubelong/
ubelowx
ubeltL
ubeltsH
ubencheB
ubenchm9
ubendM
ubenefiV
ubengL
ubeni/
uberateA
ubereit4
uberlinM
uberufA
uberuflQ
ubestS
ubestelA
ubethanI
ubetreuA
ubetrieO
ubeveraL
ubewerbY
ubewertK
ubgpL
ubidsB
ubiggerJ
ubigqueL
ubij5
ubilanzH
ubilingI
ubillinL
ubindin/
ubiologR
ubirminQ
ubirthQ
ubisT
ubit2
ubitte/
ublackR
ubleibt/
ublocD
ublockw
ublocksT
ubloodC
ublsR
uboardV
uboardsM
uboatsM
ubodyP
uboilerO
ubon/
ubonus+
ubookQ
ubookedN
ubookinS
ubooksE
uboomF
uborderP
uborescE
ubornO
uboss8
ubot/
ubother/
uboughtF
uboutiqL
ubradfoQ
ubrakeA
ubrakesA
ubranchR
ubrandA
ubrandsG
ubrandtK
ubrauch/
ubreadD
ubreak5
ubreakfK
ubridgeQ
ubristoN
ubritisK
ubrokeA
ubrokerR
ubsT
ubscQ
ubsnN
ubtecT
ubtsM
ubu/
ubuchhaA
ubudgetX
ubuildR
ubuildeL
ubuildiQ
ubuildsN
ubuiltG
ubundleK
ubureauL
ubusU
ubusesJ
ubusineU
ubusyO
ubuyersN
ubys
ubypass3
ubâtimeC
ucaw
ucabH
ucabineV
ucableJ
ucacesA
ucache/
ucadD
ucadre/
ucaisseA
ucalderT
ucalgarI
ucalifoO
ucallsO
ucallumI
ucalmM
ucamA
ucambriP
ucamogiI
ucanadaJ
ucanadiP
ucancel3
ucancerI
ucandidv
ucannulM
ucantonH
ucapB
ucapaciL
ucaptaiC
ucarR
ucardX
ucardiaJ
ucardifJ
ucardioJ
ucardsG
ucareU
ucareerN
ucarersL
ucaretaH
ucaringC
ucaroliG
ucarryy
ucarsQ
ucarteA
ucartonA
ucaseloS
ucashO
ucastelG
ucastinG
ucastleL
ucasualP
ucataloG
ucategoW
ucbtL
ucchG
ucdF
ucdlK
ucdsA
uce/
ucelaA
ucellarD
ucelles/
ucengI
ucenterQ
ucentraR
ucentreM
ucenwatH
ucertS
ucertifT
ucertsE
uces/
ucette/
ucfmA
uchH
uchainsJ
uchaireA
uchairsQ
uchalleG
uchambeK
uchampiL
uchangeU
uchantiA
uchargeS
ucharitQ
ucharleL
uchartK
ucharteN
uchartiN
uchartsN
uchatD
uchatboD
uchauffA
uche/
uchecky
ucheckej
uchefF
uchemicQ
uchemisU
uchezH
uchi/
uchicagI
uchiefZ
uchildK
uchildrQ
uchilleO
uchipA
uchirurM
uchloeJ
uchoirN
uchoose5
uchosen8
uchristD
uchronoE
uchurchO
ucio
ucipH
ucitizeL
ucityP
ucivilM
uclaimsN
uclassO
uclasses
uclassrA
ucleanS
ucleaneK
ucleaniR
uclearaK
ucleare/
ucleariE
uclerkR
uclever/
uclientJ
uclinicQ
ucliniqG
uclockz
uclosex
uclosinT
ucloudN
uclubN
uclusteR
ucmmH
ucncA
ucob
ucoachP
ucoacheM
ucoastS
ucobolG
ucodep
ucodedB
ucodingG
ucoffeeA
ucoinci/
ucoldT
ucoleA
ucolleaU
ucollecO
ucollegT
ucolloqA
ucollègI
ucolorI
ucoloraN
ucolumbO
ucomW
ucome0
ucommanJ
ucomme/
ucommerS
ucommisU
ucommitU
ucommunP
ucompagK
ucompanU
ucompar/
ucompetd
ucomplaM
ucomplel
ucomply/
ucomponU
ucomposA
ucompreX
ucompriA
ucomptaD
ucompte/
ucomput1
ucony
uconcer1
uconclu/
uconditX
uconducI
uconduiA
uconfinP
uconfir/
uconforv
uconfro/
uconseiS
uconsidl
uconsigs
uconsolO
uconsulV
uconsumA
ucontacA
uconten/
ucontrad
ucontriK
ucontroY
uconvenA
uconverH
uconveyG
uconvicA
ucookK
ucookinL
ucoordiF
ucopied/
ucopiesA
ucopperP
ucopy/
ucoreP
ucorkR
ucorporH
ucorrec0
ucorres4
ucorris/
ucostN
ucostinM
ucouldt
ucounciR
ucounseQ
ucount/
ucountsv
ucountyK
ucourseN
ucourtT
ucouverA
ucoverez
ucoveriI
ucovidO
ucpI
ucpaI
ucpcsI
ucpdO
ucppH
ucprQ
ucqcB
ucraigK
ucraneM
ucranesR
ucredenO
ucreekP
ucrewO
ucrickeN
ucrimeO
ucriminA
ucrisisN
ucriterm
ucrmH
ucrossV
ucrossiP
ucrown1
ucsA
ucscsP
ucseA
ucssA
uctX
ucuisinC
ucultur9
ucurrena
ucurricL
ucursoA
ucustomQ
ucutR
ucv1
ucyberO
ucycleO
ucypresC
udailyN
udairyP
udal/
udanachx
udangerJ
udanielJ
udann3
udarrenL
udas3
udassw
udat/
udataO
udateY
udatenF
udatevF
udayR
udaysQ
udaytonP
udazuz
udbaL
udbtM
udeafH
udealtI
udeanE
udearw
udebrieJ
udecU
udecembQ
udecisis
udeclanF
udecode/
udecyzj/
udeduct/
udefaul/
udefectP
udefensM
udefini/
udeiF
udel2
udelacrB
udelegaC
udeliveQ
udemand0
udemiH
udemás/
uden/
udeniseL
udentalS
udentisN
udeposiA
udepotR
udepresD
udepuisT
udeputyQ
uderx
udesQ
udescri4
udeserv/
udesignO
udesira/
udeskq
udessus/
udestin/
udet/
udetailP
udetectU
udeutscJ
udeuxS
udeve/
udeveloA
udeviceJ
udevopsQ
udeze/
udi5
udiabetQ
udiagnoM
udialogA
udialysO
udice/
udidR
udie/
udient/
udiese/
udieselH
udiesem/
udiesen/
udieser/
udieses/
udietitK
udigitaZ
udin/
udiplG
udiplomO
udiplômA
udir/
udirect1
udirett/
udisabiD
udisabl/
udiscipH
udiscloO
udiscovL
udiscri/
udiseasG
udispatE
udispen9
udisplay
udisponH
udisputQ
udisserA
udistriQ
udit/
udna/
udoX
udockerK
udoctorN
udogM
udogsL
udokumew
udomainL
udominiK
udonv
udonc/
udont/
udoor1
udosG
udossieu
udotM
udoubt/
udownloA
udpN
udraftH
udrafteA
udraftiH
udraftsN
udrainaN
udrainsI
udrawK
udrawinP
udrawsF
udreiG
udrewA
udriveL
udrivenO
udriverN
udrivesN
udrivinS
udropz
udroppeJ
udropsN
udrugD
udryS
udsnE
uduv
udualR
udublinP
udurantA
udurch/
udurchs/
udurhamK
uduringK
udus/
udutchN
udutiesA
udutyS
udynamiL
udécembE
udécoupA
udíaA
ueachf
uearF
uearlieW
uearlyV
ueasterN
ueconomO
uedinbuP
ueditioH
ueditorA
ueducatU
ueenw
uefzD
uegzamiA
uehpadK
ueightP
ueighteV
ueignun/
uein7
ueinew
ueinenK
ueinerP
ueinfac/
ueinfühA
ueingan/
ueinkauK
ueinlad2
ueins/
ueinste/
ueinstu/
ueisen/
uel4
uelastiI
uelderlK
uelectrT
uelevenT
uelfE
ueligib/
uelimin/
uelle/
uelsez
uelternE
uembeddR
uemergeR
uempfeh/
uemployW
uempres9
uenk
uencadrF
uencaje/
uenclosM
uencodeB
uendt
uende/
uendorsR
uends3
uenforcH
uengF
uengineQ
uenglanQ
uenglisR
uenhancI
uenicA
uenough7
uenquirT
uenrollL
uenter/
uentere4
uentfäl/
uenthus/
uentre0
uentrepE
uentrieL
uentryF
uentschI
uentwicB
uenviroO
uepaK
uepicG
ueplanD
uequal/
uequipmL
uer/
uerford/
uerpA
uerror1
uerstelA
uerstenD
ues/
uescalaM
uesito/
uest/
uesta/
uestateN
ueste/
uetW
uethicsK
uetwaA
ueu7
ueuroP
uevaluap
ueven/
ueveninR
ueventsM
uever/
ueverye
ueveryo/
ueverytx
uexamC
uexamenM
uexaminY
uexamplQ
uexamsG
uexceed/
uexcelM
uexcell+
uexchanL
uexclus/
uexecutT
uexempt/
uexigen/
uexit/
uexpM
uexpectY
uexpensA
uexperig
uexpireQ
uexpiryB
uexportU
uexpériU
uexternN
uexécut/
uez/
uf/
ufabricL
ufachinA
ufachli/
ufactorK
ufacturA
ufahrerD
ufaira
ufaire1
ufaites/
ufallv
ufalse5
ufamiliN
ufanucL
ufarmD
ufarmerL
ufarmsL
ufastV
ufastapC
ufatherF
ufavora/
ufavore/
ufavour/
ufcaF
ufdaL
ufeaturG
ufebV
ufebruaS
ufederaP
ufeesO
ufehlerG
ufellQ
ufera/
uferranD
ufestivH
ufeuerwA
ufhL
ufhaE
ufiaD
ufiche/
ufichie/
ufiguret
ufilesI
ufilialA
ufilingP
ufilmG
ufilter/
ufiltro/
ufinals
ufinali6
ufinancR
ufinanzE
ufionaC
ufireU
ufirewaG
ufirmL
ufirmwaK
ufirstS
ufishinQ
ufitx
ufitnesF
ufits8
ufitterO
ufittinS
ufiveS
ufixP
ufixturM
uflag8
uflags7
uflatK
ufleetN
uflightK
ufloorsI
uflowU
ufluentX
ufoodQ
ufoodsQ
ufootbaD
uforb
uforecaT
uforensF
uforget/
uforkliK
uforml
uformal5
uformatR
uformerJ
uformsJ
ufortbiB
ufortniM
ufortyU
uforwarq
ufosterM
ufound8
ufoundaN
ufourQ
ufourniM
ufourteO
ufra/
uframeR
uframesJ
uframewP
ufrançaG
ufraudJ
ufreelaO
ufreertJ
ufreighK
ufreiwiB
ufrenchT
ufrequeP
ufriendt
ufromb
ufrontR
ufrozenO
ufuelP
ufulfil/
ufullY
ufundL
ufundamO
ufundinR
ufurnitJ
ufurthe/
ufusionF
ufår/
ufévrieI
uförderJ
uführerQ
uführunA
ufără/
ugalwayN
ugaps/
ugarageR
ugardaI
ugardenF
ugarethH
ugasO
ugastroN
ugate7
ugatherA
ugatineG
ugcseJ
ugcsesN
ugearK
ugearboL
ugebJ
ugeboreI
ugeeign/
ugeelonO
ugeen8
ugegen/
ugehaltA
ugelernA
ugemeinC
ugenau/
ugenero/
ugentil/
ugentle/
ugeograQ
ugeorgiF
ugermanP
ugernH
ugesellA
ugestioL
ugetq
ugets6
ugettinM
ugez/
ugilt/
ugitS
ugithubA
ugitlabE
ugivenC
ugladP
uglasgoP
ugleich/
uglouceL
ugmbhW
ugmpG
ugoo
ugoalsL
ugoeso
ugoodsO
ugoogleT
ugot6
ugovernQ
ugpsB
ugradH
ugradeT
ugradedA
ugradesC
ugraduaU
ugrafanM
ugrahamH
ugrandO
ugrantes
ugrantsG
ugrazA
ugreatu
ugreen/
ugreenhD
ugrewI
ugrocerO
ugroundV
ugroupO
ugroupeC
ugroupsO
ugroveP
ugrowJ
ugrowthR
ugruppeI
ugrün/
uguardQ
uguestO
uguestsP
uguideP
ugulfL
ugymO
ugymnasJ
ugénéraP
uha/
uhab/
uhabeB
uhabenz
uhaccpH
uhai/
uhalfW
uhamburN
uhamiltP
uhanaQ
uhandbaE
uhandheG
uhandleS
uhandlia
uhannahM
uhannovH
uhappyL
uharborJ
uhardwaI
uharnesM
uharrieA
uharvesD
uhas3
uhat/
uhaulagP
uhausA
uhavef
uhaves/
uhaving/
uhcpcN
uhe7
uheadl
uhealthU
uhearinE
uheart1
uheatS
uheatinQ
uheightP
uheilbrC
uheldX
uhelpedQ
uhelperJ
uhelpsC
uhence/
uhenrikC
uher6
uhere/
uhereby+
uherefoK
uhet+
uheuteZ
uhier/
uhighv
uhigherU
uhighes4
uhilfeA
uhillK
uhillsM
uhim9
uhin/
uhindiQ
uhire/
uhiresE
uhis1
uhmrcH
uhndH
uhoA
uhobbyA
uhoch/
uhochscH
uhogy/
uholderu
uholdin6
uholidaP
uhollowF
uhomeS
uhomesS
uhonsT
uhopeA
uhorairC
uhospicM
uhospitR
uhotP
uhotelI
uhotelsR
uhoursQ
uhouseV
uhousehL
uhousesS
uhousinG
uhoustoO
uhowE
uhr0
uhtmlA
uhubspoB
uhughesA
uhuitF
uhullQ
uhumain/
uhuman/
uhundre/
uhusbanN
uhvE
uhvacR
uhybridO
uhydrauI
uhygienQ
uhär/
uhôpitaC
uhôtelI
uiV
uiaz
uiceP
uichA
uici/
uicuT
uieltsH
uifj
uifrsN
uihkA
uihnenx
uihr/
uihre7
uiiT
uikA
uikke/
uil8
uima
uimmedi/
uimmer4
uimmobiH
uimogenI
uimpactF
uimplanO
uimplemK
uimpres/
uimprovJ
uinZ
uinbetrD
uincN
uinclN
uincludP
uincomeL
uindepeP
uindica/
uinductQ
uindustO
uinfantF
uinfirmI
uinfo/
uinfrasT
uingE
uingéniH
uinjectA
uinspecO
uinstalW
uinstea6
uinstitW
uinstruK
uinsuraN
uinsureN
uinte/
uinteli/
uintell/
uintensW
uintercK
uinterd/
uintereU
uintermP
uinterrA
uintervy
uintoZ
uintrodJ
uintériA
uinventS
uinvestQ
uinvita5
uinvite+
uinvoicG
uinzerá/
uiosI
uioshO
uipafP
uirelanS
uirishH
uironE
uist
uisn/
uisoM
uisolatQ
uist/
uistqbA
uit5
uitaliaP
uitalieK
uitem/
uitemsx
uitilM
uitsv
uivS
ujA
uja/
ujaarA
ujahrD
ujahreA
ujahrenD
ujahresE
ujahrgaI
ujanV
ujanuarT
ujanvieK
ujavaH
ujavascB
ujeV
ujeanE
ujede8
ujenkinA
ujibJ
ujij/
ujiraL
ujoanneA
ujobsJ
ujoinerE
ujointJ
ujointsH
ujonasH
ujordanK
ujourneO
ujournéA
ujoursA
ujudiciA
ujugendA
ujuilleL
ujuinA
ujulyQ
ujunS
ujuneU
ujuniN
ujuniorV
ujuristD
ujuryA
ujust/
ujustif/
ujá9
ujährliD
ukabul/
ukandidw
ukanzleE
ukasselC
ukatrinC
ukeept
ukeine4
ukenneA
ukeptF
ukestreK
ukevinD
ukeyQ
ukeysK
ukeywor/
ukgA
uki/
ukidsD
ukindz
ukindly/
ukitK
ukitcheM
uklasseJ
uklientA
uklinikA
ukneesG
uknock/
uknowW
uknown/
ukollegC
ukommunG
ukontakA
ukotlinA
ukowalcG
ukrankeD
ukreditE
uksO
ukto/
ukubernA
ukursA
ukurseA
ukurzB
ukvO
ukyleL
uküchenA
ul/
ula9
ulabM
ulabel1
ulabellA
ulabelsA
ulaborJ
ulaboraC
ulabourZ
ulack6
ulad6
uladderK
ulady/
ulakeK
ulakesN
ulancasO
ulandK
ulandloO
ulang/
ulangchC
ulanguaQ
ulangueG
ularedoJ
ulassen/
ulasta
ulateb
ulatera
ulaut/
ulawO
ulayerP
ulayoutK
ule8
uleadU
uleaderS
uleadinR
uleadsS
uleagueI
uleaksK
uleapD
ulearnP
ulearneA
ulearniH
ulearntB
uleast5
uleave/
uleavinR
ulebensZ
ulecturs
uledQ
uleeM
uleedsI
ulehreA
ulehrliA
uleicesP
uleistuA
uleisurL
uleiterD
uleitun1
ulenderJ
ulenien/
uless1
ulessonO
ulety
uletterL
uletzteA
ulevelY
ulevelsK
uliabilT
uliaisoM
ulibrarH
ulibreA
ulicencT
ulicensR
ulieferL
ulieu/
ulifeY
uliftP
ulightsF
ulikeZ
ulikewi/
ulimeriH
ulimit5
ulimitaD
ulimsD
ulincolJ
ulineq
ulinesU
ulinguiN
ulinkJ
ulinkedF
ulinksD
ulinuxF
ulinzK
uliquidM
ulisterA
uliteraN
uliveN
ulivesF
ulivingN
ulivraiB
ull/
ullbL
ullmF
ullpR
ulo1
uloadL
uloaderG
uloadinL
uloadsP
uloanA
uloansF
ulocalT
ulocatiH
ulocked/
ulodgedA
ulogbooK
uloggedD
ulogicL
ulogistM
ulogsI
uloisirB
ulondonP
ulongO
ulongerI
ulookv
ulorraiH
ulorryE
ulosx
ulotx
ulow9
uloweF
ulower+
ulowere/
ulsL
ultdO
ului/
ulycéeA
ulyonK
uläuftC
umah
umacA
umacheA
umacrosD
umagasiA
umagistA
umai1
umailM
umailboM
umailsA
umainR
umainlyM
umainsI
umainteR
umaisonB
umajorL
umaker
umakerI
umakingI
umal/
uman2
umanageU
umanagiY
umancheH
umandat/
umanner8
umanualb
umanufaR
umanyY
umapsN
umarT
umarathM
umarchS
umarcheA
umarcusG
umarekB
umargarA
umarineS
umarisoH
umarkx
umarker9
umarketN
umarlbuM
umarque0
umarrieH
umarsA
umarshE
umarshaN
umartinF
umasA
umaschix
umaskin/
umasterJ
umatch/
umatchex
umatchi6
umateriK
umaternN
umathemQ
umathsQ
umatterq
umaturaF
umax3
umaxima/
umaximu/
umayY
umaîtri/
umbaG
umcaJ
umdx
ume/
umeans/
umeantv
umechanT
umechatE
umediaD
umediatM
umedicaN
umediciN
umediziA
umeetinX
umeets/
umeg/
umeinA
umeineI
umeinerE
umeinesA
umeisteA
umeldunD
umemberP
umemo3
umemora/
umemoriA
umenR
umengN
umensch/
umensueE
umentio2
umentorO
umenusP
umerchaK
umeridiM
umerseyJ
umesA
umessag8
umet+
umetalK
umettez/
umich7
umichigJ
umicrobN
umicrosP
umidS
umiddleN
umidwifN
umig/
umigratQ
umilitaH
umillE
umillioU
umillsK
umind7
umine/
uminimu/
uminorA
uminus/
uminuteK
umioA
umiru
umisA
umiseJ
umissL
umissin/
umistak6
umitW
umitarbC
umlN
ummQ
umnie/
umobileQ
umobiliC
umockH
umodelM
umodellL
umodelsG
umodernL
umoduleS
umoi7
umoisK
umoment/
umonJ
umonateA
umonatlC
umondayv
umoneyL
umonitoS
umonsie1
umonthL
umonthlQ
umonthsL
umontreE
umontréA
umortgaG
umosaicE
umossH
umostV
umostlyO
umot/
umotherX
umotiva9
umotorO
umountaL
umoveY
umovedW
umovingR
umpharmE
umrH
umricsI
umsE
umscO
umuchF
umultiN
umultip3
umunichG
umuniciA
umusicP
umuss/
umust/
umutterS
umutualO
umyP
umáquin/
umärzA
umèreA
umédeciA
umédicaA
umétierA
un/
unay
unaar/
unachU
unachtr8
unadiaB
unamet
unamesA
unantesH
unationK
unativeV
uncM
unev
uneboshN
unecP
unecess/
uneedm
uneededv
uneedn/
unegati/
unegotiS
unem/
uneoA
unessun/
unetL
unetworP
uneverG
unewU
unewcasQ
unewlyM
unewsleK
unextz
unguyenA
unhsR
uniamhC
unice/
unicht8
unie/
uniederI
uniet/
unightR
unightlQ
unightsQ
unineS
unineteC
uningun/
uniniej/
univeauH
unlF
unmcQ
uno9
unobody6
unom/
unonS
unone/
unormal/
unorthV
unortheT
unotw
unothin/
unottinP
unovQ
unova/
unovembO
unown
unr/
unswP
unu/
unul/
unumberZ
unur/
unurseW
unurserL
unursesO
unursinS
unutritL
unvqT
unächst/
unégociI
uo9
uoben/
uobjet/
uoccupaM
uocenę/
uoch/
uoctT
uoctobeS
uoddN
uofb
uoffn
uoffer/
uofficeY
uoffre/
uoffresA
uoffshoN
uofstedD
uoftenA
uog/
uogłosz/
uohb
uohioQ
uohne/
uok/
uokaforA
uokonjoE
uoktobeD
uoldT
uoluwasI
uom/
uonY
uonboarT
uonce0
uonep
uonlineO
uonly/
uontariM
uopeninV
uoperaE
uoperatV
uopinio/
uopposi/
uoptionK
uoptomeM
uorS
uoracleK
uoralB
uorder0
uorderiM
uordersU
uoregonH
uorgO
uorganiU
uoriginD
uorthodF
uorthopK
uos/
uoshaT
uotx
uothers/
uottawaO
uouI
uought9
uourM
uouts
uoutageN
uoutcom/
uoutdooS
uoutil/
uoutlooM
uoutpatO
uoutsN
uoutsidS
uoveral9
uoverri5
uownV
uownerV
uownersH
uoyelarE
upaH
upaceB
upackK
upackagL
upackinE
upacksQ
upacsI
upaediaR
upage2
upaieP
upainM
upalettB
upalletG
upaloG
upandemI
upanelu
upanelsA
upapersV
upapier/
upary
uparagr/
uparaleN
uparallH
uparameK
uparaméA
uparcelQ
uparcouS
uparece/
uparentH
uparishK
uparkJ
uparole/
uparser/
uparsin5
upartU
uparticA
upartitJ
upartneQ
upartsK
upartyP
upassar/
upassedJ
upassen/
upasser9
upassioG
upasspoN
upasst/
upassun/
upasswoE
upastryG
upatchv
upatienE
upatricG
upatron/
upayL
upaymenL
upayrolR
upaysM
upcF
upciL
upemberC
upenalt5
upendanJ
upenetrL
uperV
uperfec/
uperfil/
uperforS
uperiodB
uperitoA
upermanS
upersonm
uperthO
upeterbK
upflegeA
upflich/
upgceM
uphM
upharmaO
uphaseN
uphdL
uphilipD
uphonesG
uphotogE
uphotosE
uphpJ
uphysicM
uphysioR
upickerO
upido/
upiecesH
upile8
upilotS
upiotrG
upipeP
upitchK
upiècesA
uplM
uplaats/
uplaceU
uplacemX
uplacesA
uplainA
uplanM
uplanneK
uplanniQ
uplansO
uplantM
uplantsQ
uplastiN
uplatesL
uplatfoS
uplaysK
uplcJ
upleases
upls/
uplumbeQ
uplumbiL
upmA
upneumaJ
upode/
upodiatL
upointsx
upoliceD
upolicyO
upolierL
upolishE
upoliteH
upontefH
upor7
uportG
uportalO
uporterA
uporteu/
uportfoB
uportlaI
uportoE
uportugI
upositiy
upossibL
upostP
uposterN
upostgrA
upostinx
upostsA
upotatoA
upourl
upowerP
upowerpO
upowersD
upracowA
upractiO
uprairiP
upraktiF
upratiqA
upraxisB
upreu
upreced/
uprecepS
uprecisA
upremie4
upremiuv
uprendeA
uprendr/
upreparD
uprescrP
upresel/
upresena
upresseQ
upressuO
uprestoE
upresum/
upreten/
upriceC
upricinP
uprimarU
uprinciH
uprint4
uprintsC
uprior6
upriori/
uprivatT
uprixA
upriyanI
uprizeA
uprobatM
uprobleI
uprocee/
uproducU
uprofA
uprofesO
uprograe
uprojecK
uprojekD
uprojetA
upromes/
upromis1
upromotP
upromptA
uproperV
upropheJ
uproposP
uprosseG
uproszę5
uprotecT
uprotocU
uproudD
uprovidR
uprovisH
uprowadA
uprzez/
upréparA
uprésél8
uprüfunT
upsychoS
upubM
upublicC
upubliqA
upues/
upuisr
upumpO
upumpsP
upuneO
upupilsJ
upurchaN
upytestA
upythonI
upytorcM
upâtissC
uqaA
uqcN
uqldC
uqtsF
uqu/
uqualifc
uqualitP
uquarteM
uquatreD
uque/
uqueensG
uquello/
uquerieM
uquesta/
uquesto/
uqui/
uquickT
uquotaP
uquébecN
uraK
urabbitI
uradiatP
uradioK
uradiogR
uradiolL
urailP
uranU
urang/
urangor/
urank2
urankin/
urapporz
urateW
uratesA
urayK
uraysE
urdhB
ure/
ureachC
ureactD
uread0
ureadins
ureads8
ureadyS
urealK
urealscG
ureasont
urebuilL
ureceptP
urecertN
urecherD
urechne/
urechnuD
ureciprC
urecognT
ureconcT
urecouvJ
urecoveO
urecrui7
urecruts
urectif/
urecyclF
ured/
ureduceL
uredundA
urefereP
ureferrR
ureflec/
urefresP
urefrigK
urefundD
urefuseI
uregH
uregard/
uregionH
uregistL
uregresO
uregulaT
ureject8
ureklamA
urelatiS
urelató/
ureliefO
urelocaP
uremain/
uremark/
uremise7
uremoteK
uremovaJ
urempli/
urenewaQ
ureneweR
ureoA
ureopen5
urepairO
ureplieF
urepresP
urequesW
urequir/
urequis/
urescueL
uresearA
ureservt
uresideP
uresolv/
uresour0
urespec5
urespirP
urest0
urestauS
ureste1
urestorV
urestriA
uresultn
uretailM
uretentH
uretenu/
uretireH
uretourD
uretrieG
urevaliA
urevenuR
urevisiO
urevitA
urewrotH
urh/
urhysA
uridgeT
uriggerN
urigginC
urightz
urightsO
uringA
uriseL
uriverS
urnN
uroadO
urobot/
urobotiA
urolesK
urollS
uroofL
uroomT
uroomsR
uropeO
urosaliH
urosterN
urotaa
urotaryI
urotasQ
urotatiT
urotterK
uroughlR
uround/
uroundsP
urows1
uroyalS
ursaA
urubric/
urugbyK
uruleq
urulesA
urunV
urundL
urunninY
urunsQ
ururalN
urustA
urvnF
uréceptM
urédactA
uréféreK
urégionA
urépond8
uréponsB
uréserv/
urésumé/
uréunioB
usn
usaasI
usacramN
usafeP
usafeguS
usafetyR
usageO
usagt+
usaid/
usaintH
usaisieA
usaisonA
usalairA
usalariK
usalaryA
usalesN
usalesfA
usalleB
usalonN
usameZ
usampliK
usanctiC
usandhuB
usanitaA
usans/
usantéF
usapA
usasI
usatF
usatisf/
usaturdY
usave/
usavoir/
usay/
usaying9
usays7
uscU
uscaffoI
uscan4
uscanneO
uscanniQ
uscenarH
uschalt0
uscheduN
uschemeO
uschichA
uschon8
uschoolR
uschreeA
uschrei/
uschrif/
uschuleH
uschuluA
usciencR
uscientM
uscore/
uscores5
uscorinr
uscrapG
uscreen/
uscriptJ
uscrubbF
usdI
use/
useal9
usealed0
usearchY
useasonO
useatsQ
usechsA
usecondW
usecourB
usecrétC
usectorR
usecuriN
usedatiS
usee9
useen/
usegundA
usei/
useitL
useite7
useitheA
uselect/
useleniA
uselfQ
usellerJ
uselonA
usem/
usemainB
usemestO
usemiF
useminaE
usen5
usendK
useniorX
usensorP
usentenQ
usentinJ
useoN
usepN
useparaA
useptW
useptemS
usera/
userait/
usergeaC
useriesM
userverN
uservicU
usesF
usetN
usettlea
usetupE
usetzen/
useuil/
useule9
usevenY
useventF
usevernS
ushall/
ushannoN
usharedP
ushe/
usheetsJ
usheffiP
ushiftN
ushiftsR
ushipsA
ushopc
ushopsN
ushorteJ
ushortl6
ushut2
ushutdoM
usi6
usich/
usicherC
usideY
usie/
usiebenH
usiemenH
usiempr/
usift/
usiftin/
usignalW
usignat+
usignedu
usignsK
usilenc/
usilverJ
usimply/
usimulaY
usin/
usinceP
usind/
using3
usingleW
usiobhaK
usir/
usistem/
usisterO
usiteQ
usitesU
usituatB
usixQ
usixthQ
usizeM
usię/
usketchH
uskiG
uskilleQ
uskinK
uskip/
uskippe/
uslingeN
uslowG
usmstsP
usnowM
uso0
usocialQ
usocietV
usoftv
usoftwaa
usoignaI
usoinsI
usoit/
usolarH
usoldN
usoleP
usoliciM
usolidwE
usolvenK
usom/
usomeP
usomebov
usomeont
usomeths
usometiA
usommelC
usonoL
usonstiO
usorry/
usorted/
usorter8
usortin/
usouhaiQ
usourceF
usourciK
usourdoK
usousT
usozialA
uspI
uspanisQ
uspeakD
uspeakeH
uspeakiK
uspec/
uspeciaV
uspeechR
uspendS
uspełni/
usplitL
usplunkB
usponsoA
usportsG
usprachU
uspreadM
uspringN
usqlF
usstK
ustR
ustaatsC
ustaffW
ustager
ustainlP
ustairsB
ustakehP
ustamp/
ustandaY
ustandit
ustands4
ustapleA
ustars/
ustarteN
ustartsO
ustateb
ustatemX
ustatioI
ustatisI
ustatuso
ustcwC
usteadyI
usteamK
usteelN
usteht/
ustelle6
ustepheD
usterilK
usteuerC
ustillU
ustockN
ustocktL
ustoodJ
ustop/
ustoragQ
ustorea
ustoresP
ustraigv
ustrandA
ustrateM
ustraßeJ
ustreamF
ustreetV
ustrict/
ustrokeO
ustrongw
ustruck/
ustructK
ustuartI
ustudenR
ustudieS
ustudioS
ustudyU
ustyle6
ustörunF
usun
usubO
usubconO
usubmitJ
usubsidI
usubsti/
usuffic/
usugges8
usuisG
usuitab/
usuitew
usuivan/
usuiviC
usummara
usummerN
usundayK
usupermK
usupervN
usuppliM
usupplyP
usupporL
usuppos/
usure6
usurfF
usurgerR
usurgicN
usurveiL
usurveyK
ususpen/
uswanseO
uswiftK
uswitchR
usystee/
usystemb
usystmoD
usämtli/
uså/
usécuriA
usó/
usă/
usłowo/
ut/
uta/
utableu
utablesO
utabletP
utag1
utageG
utak/
utakingI
utalent/
utalkF
utalkinH
utalksJ
utampon/
utankN
utankerQ
utargetM
utariffH
utask/
utasksA
utaughtH
utaxP
ute/
uteaI
uteachN
uteacheQ
uteachiQ
uteamR
uteamsQ
utechH
utechniS
utechnoP
utej/
utelecoJ
utelefoJ
utelehaD
utelephO
utelforN
utell3
utemplaG
utemporE
utempsL
uteny
utenantJ
utenderP
utensorJ
uterminw
uterrafL
uterraiC
utestO
utestedE
utesterD
utestinL
utestsJ
utexasN
utext/
utexto/
uthamesL
uthana
uthankt
uthanks5
uthatn
uthej
utheatrM
uthemf
uthenX
utheoryA
utherapS
uthere2
utheref/
uthese/
uthesisA
utheyy
uthibauB
uthings
uthink/
uthirdU
uthis/
uthosev
uthough5
uthreeS
uthresh/
uthursdU
uti/
utiaI
utick/
utie7
utigI
utillsE
utimberQ
utimeY
utip/
utipperM
utitaniI
utitleA
utitlesG
utitula/
utod
utobiasA
utodayr
utodo/
utoeicI
utogethM
utoi/
utoiletJ
utomH
utont
utongueV
utonigh/
utooX
utookM
utoolw
utoolsD
utopz
utorontQ
utorsteB
utot/
utotal/
utouchF
utourisO
utous/
utout/
utoute/
utoutes/
utowerR
utownK
utrabajC
utrackN
utrackiJ
utractoQ
utradeN
utradesS
utraileM
utrainN
utraineO
utrainiN
utrainsO
utransaD
utransfN
utransiN
utranslN
utranspL
utraumaN
utravauJ
utravelU
utreasuR
utrentM
utri9
utriageZ
utrialC
utrialsK
utrigge/
utripsO
utroisP
utruckN
utrucksP
utrue4
utruste1
utsE
utu/
utubeM
utucsonI
utulsaA
utunedJ
utuningM
utunnelI
uturnz
uturnoA
uturnovW
ututorA
utwelveL
utwicL
utwiceM
utwoQ
utxK
utylerN
utypesA
utypescA
utäglicK
utätigkA
utête/
uuffici/
uuit/
uukP
uukrainC
uultrasN
uumsatzD
uunj
uunaO
uunanim/
uundU
uundersz
uunderwM
uuner
uunfallH
uuniforH
uunitV
uunitsR
uuniverT
uunternK
uuntiln
uupY
uupdateO
uupon9
uupsT
uupstai/
uupward/
uurkundG
uurlaubA
uuse7
uusedU
uusersL
uuw/
uuygun/
uv/
uva/
uvacancv
uvacatiA
uvaccinG
uvaeA
uvalleyQ
uvaluatQ
uvaluesx
uvalveG
uvalvesJ
uvanderA
uvansL
uvarianH
uvariatK
uvariouN
uvasculL
uvbaI
uve1
uvectorG
uvehiclL
uvenkatC
uventeC
uventilR
uver/
uverantA
uverde/
uverdic/
uvergle/
uverheiE
uverifir
uvermer/
uverpacI
uversioM
uvertra8
uvertreA
uverwalE
uveryv
uvetK
uveteriT
uvetsR
uviaM
uvicF
uvictorJ
uvideoG
uviewP
uvirtuaK
uvisionH
uvisitJ
uvisiteO
uvisitsO
uvisualN
uvitaeI
uvocê/
uvoiceN
uvoid/
uvoldoe/
uvolumeH
uvoluntP
uvom/
uvor4
uvorgan/
uvorlie/
uvos/
uvotre4
uvous/
uvu/
uvulnerM
uvéhicuM
uwaM
uwageC
uwagesP
uwaived/
uwaiverB
uwalkO
uwallP
uwardW
uwardsQ
uwarehoM
uwarnin7
uwartunG
uwasn
uwashN
uwashinI
uwat/
uwatcheB
uwaterQ
uwave/
uwev
uweatheM
uwebC
uwebinaL
uwebsitA
uwechseA
uweddinR
uwednesA
uweekN
uweekenO
uweeklyQ
uweeksU
uweight3
uweiter7
uweldD
uwelderP
uweldinL
uwelshJ
uwentR
uwer/
uwerdegU
uwerden/
uwere6
uwerkstH
uwerkzeB
uwestN
uwesterS
uwetM
uwhatev/
uwheelsG
uwhenR
uwhichY
uwhiche5
uwhistlI
uwhitcoB
uwhitloH
uwhoj
uwhoeve/
uwholes
uwhomO
uwhose6
uwhyT
uwie6
uwienF
uwillv
uwillinR
uwindN
uwindowO
uwineI
uwingP
uwinner8
uwins/
uwinterL
uwir7
uwird/
uwireI
uwiringM
uwise/
uwish7
uwishes5
uwithX
uwithdr/
uwithho/
uwithinT
uwithour
uwocheA
uwochenA
uworcesQ
uworden/
uworkO
uworkdaA
uworkedJ
uworkerT
uworkinR
uworkplJ
uworksX
uworkshI
uwriterI
uwritinD
uwrongs
uwroteI
uwszyst/
uwurde/
uwymaga/
uwürdeP
ux8
uxeroA
uxmlC
uyX
uya6
uyardK
uyazılı/
uyearR
uyearlyR
uyearsU
uyest
uyetC
uyorkJ
uyorkshQ
uyou/
uyour/
uyours/
uyourse/
uyouthE
uyrA
uyrsF
uz1
uza/
uze/
uzeitA
uzeroz
uzertifE
uzgodno/
uzonder/
uzu9
uzuletzG
uzurück7
uzusage/
uzwar/
uzwölfE
uzürichG
u{0
u|v
u}0
uàt
uça/
ué/
uécartsA
uécoleE
uéducatA
uélectrC
uéquipeF
uértéke/
ués/
uétabliA
uétatS
uétudeB
uétudesG
uüberA
uüberne5
uübrige/
uże/
uže/
uкандид/
uне/
`;
