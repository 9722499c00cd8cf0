// Written by `npm run fit:passages -- --write`: by sign how strongly it speaks for a line that says how a CV is to be judged.

/** A sign a line, with a letter: later letters of the alphabet speak for it, earlier ones against it. */
export const ORDER_SIGNS = `
*H
CAt
CEt
CMv
COx
CR2
DAx
DEu
DMu
DRn
Kb
KAp
KAE0
KAEM7
KAEMOv
KAEMRL
KAERt
KAM0
KAMO4
KAMRu
KAOq
KARz
KEr
KEMu
KEMO1
KEMRr
KEO0
KERr
KMr
KMOl
KMR/
KOx
KOR7
KR3
QA Az
QA E4
QA M9
QA Rx
QE Av
QE Et
QE Mn
QE Ot
QM Ap
QM E2
QM M0
QM OU
QM Rp
QO Aq
QO Ew
QO M9
QO RT
QR Em
QR M+
QR Oy
QR R9
XAEy
XAM3
XAOp
XARl
XEMx
XEOw
XERl
XMOx
XMRz
XORm
b! !7
b" :/
b" ]A
b" a/
b" accept/
b" all8
b" and/
b" e/
b" expert/
b" inM
b" means/
b" recomm/
b" strong/
b" toM
b" whatG
b" }2
b# 0/
b% 0/
b% deA
b% inW
b% ofJ
b% toO
b% |/
b* *1
b/ //
b/ 0i
b/ cdB
b/ eK
b/ oE
b0 "t
b0 %j
b0 /k
b0 0T
b0 >E
b0 ]w
b0 aU
b0 afterV
b0 andU
b0 ansF
b0 applicQ
b0 appoin6
b0 apprenX
b0 aprilT
b0 asS
b0 assessF
b0 atQ
b0 aufA
b0 augW
b0 augustQ
b0 aujourK
b0 awardK
b0 axisP
b0 b7
b0 beiG
b0 bisT
b0 blueO
b0 c4
b0 ceD
b0 certifR
b0 clientU
b0 courseP
b0 coversP
b0 currenW
b0 customR
b0 dk
b0 daysX
b0 decV
b0 decembT
b0 diploma
b0 dossieD
b0 employS
b0 enF
b0 ery
b0 euroK
b0 expireT
b0 f/
b0 febT
b0 februaT
b0 filesA
b0 firstR
b0 forx
b0 fromU
b0 fullR
b0 gM
b0 go9
b0 goodO
b0 hT
b0 hanaQ
b0 heuteM
b0 hoursU
b0 housesQ
b0 iW
b0 imK
b0 inW
b0 info/
b0 is/
b0 ist/
b0 ity
b0 itemsv
b0 jahreP
b0 janV
b0 jeG
b0 julyV
b0 juneT
b0 kQ
b0 kvS
b0 lastM
b0 levelV
b0 mU
b0 marV
b0 marchS
b0 mayG
b0 millioW
b0 minuteX
b0 moduleQ
b0 monthsS
b0 nonE
b0 notQ
b0 novO
b0 nowN
b0 octV
b0 octobeU
b0 oft
b0 ohneG
b0 ok/
b0 onR
b0 part0
b0 passedD
b0 peopleU
b0 pera
b0 percenS
b0 personP
b0 pmF
b0 pointsW
b0 presenU
b0 prozenA
b0 punkteL
b0 questiE
b0 refresX
b0 reneweW
b0 requirz
b0 roomsP
b0 seatsT
b0 septW
b0 septemN
b0 sinceW
b0 staffW
b0 surF
b0 tageN
b0 thX
b0 the4
b0 thenV
b0 tillQ
b0 toV
b0 todayL
b0 twoQ
b0 undQ
b0 univerR
b0 untilL
b0 validS
b0 von1
b0 weL
b0 weeksQ
b0 withW
b0 withouP
b0 xr
b0 yearsV
b0 yrsF
b0 |r
b0 àJ
b: 0y
b: a/
b: accept/
b: all7
b: automa/
b: bA
b: basicF
b: beginnH
b: bscQ
b: call/
b: candid/
b: clear8
b: comple4
b: contra/
b: de/
b: der/
b: deutscS
b: die8
b: direct/
b: employ/
b: englisQ
b: fourM
b: fullx
b: goodL
b: head9
b: high9
b: in5
b: infirmK
b: internw
b: kandid/
b: l/
b: la/
b: met/
b: motherQ
b: nativeO
b: noO
b: none/
b: notx
b: ok8
b: onO
b: oui9
b: outsta/
b: passA
b: profil/
b: pythonA
b: re/
b: recomm/
b: registA
b: s/
b: sapL
b: see9
b: shortl/
b: suitab6
b: system8
b: the/
b: this/
b: threeK
b: true0
b: tu/
b: twoY
b: until/
b: wordI
b: wroteC
b: you/
b: your8
b: {2
b< /3
b= "3
b= 0/
b> 0/
b[ "A
b[ ]r
b[ xs
b_ 07
ba "/
ba *A
ba 0U
ba aP
ba bH
ba bankK
ba bitI
ba busyR
ba candid9
ba colleaU
ba customE
ba cv/
ba dayU
ba eO
ba favour/
ba firstM
ba formal9
ba high2
ba hundre/
ba levelJ
ba levelsL
ba licensO
ba monthP
ba nine7
ba no/
ba noteA
ba oneM
ba pageF
ba pass/
ba positi/
ba quarteO
ba recruiA
ba rowG
ba sK
ba shiftO
ba supervK
ba teamM
ba thirdV
ba trialD
ba twoM
ba weekP
ba yearU
ba yes/
baan deA
bab 0K
babilit toH
bable toN
babout 0T
babout meO
babove 0G
babsenc of/
baccept "/
baccoun executS
baccoun manageV
baccoun ofx
bacross theV
bact on/
baction :/
bactive directP
baddres :P
badmini 0P
badvert and8
badvert s/
bafgsu 0N
bafter 0A
bafter myJ
bafter theR
bagains me8
bagains theL
bahead of1
bai pasH
baid 0N
baid andS
baid atZ
baide soignaL
bal 0A
balgori :/
balgori deA
ball dayO
ball essent/
ball myG
ball others/
ball passedI
ball points/
ball that1
ball the9
bam 0K
bam lookinW
bam notM
bam theS
bamong the8
bamong themM
ban :/
ban denw
ban derN
ban hourO
ban intervJ
ban offerB
banalys 0V
band 0W
band aU
band act/
band assessP
band atQ
band beforeP
band byJ
band canN
band carry4
band certifX
band checkeC
band closedO
band compleA
band follow4
band forU
band found2
band getJ
band goy
band handM
band haveV
band highH
band iV
band is7
band itsU
band keptA
band laterT
band leave3
band may/
band myS
band oneN
band passedK
band preparJ
band presenF
band reD
band recordN
band reportT
band reviewP
band safetyT
band secondP
band sentB
band should/
band signO
band signedD
band so6
band takeE
band tell4
band thed
band theirQ
band thenS
band they/
band this/
band ticketP
band toR
band tookO
band traineO
band trainiU
band transpM
band twoT
band wasA
band willJ
band wouldW
band wroteM
band you/
bannual reviewL
bans deF
bans àE
banswer :/
banswer toA
bany timeA
baoût 0P
bapplic :+
bapplic aA
bapplic andL
bapplic asA
bapplic develoA
bapplic forA
bapplic formA
bapplic is/
bapplie forO
bapply toy
bapplyi forB
bappren andQ
bapr 0U
bapril 0V
bare a4
bare mineA
bare myL
bare red/
bare to/
baround 0N
bart 0/
bas 0K
bas aS
bas anc
bas fulfil/
bas if/
bas presen/
bas qualif/
bas though/
bask forR
basked tox
basks for2
bassess 0C
bassess andK
bassess forN
bassist 0J
bassist :7
bassist andQ
bassist manageP
bassoci 0T
bat 0W
bat ab
bat anyA
bat firstI
bat heightW
bat homeX
bat it4
bat least5
bat myz
bat nightR
bat oncer
bat ourB
bat presenT
bat theY
bat twoP
bat workW
bau concouA
baug 0V
baugust 0V
bauprès deK
bauswer :/
bautoma :/
bautoma engineG
bavaila :D
bavec lesP
baverag 0H
bavril 0M
baward 0A
baward forO
bb 0W
bb :C
bb aR
bb andO
bb beA
bb cK
bb sU
bb scR
bb testsJ
bb véhicuK
bbachel ofX
bback endP
bback toT
bbacken develoJ
bband 0Y
bbank sI
bbe entere/
bbe gladG
bbe happyJ
bbe openB
bbe record+
bbe straigE
bbe suppliC
bbe taken/
bbecaus iA
bbeen aN
bbeen onJ
bbefore :P
bbefore eachG
bbefore iD
bbefore itI
bbefore thatN
bbefore theE
bbefore theyB
bbefore you2
bbei derP
bbei mir/
bbei unsA
bbelong to1
bbelow 02
bbelt 0S
bberufl werdegQ
bbest ofK
bbetwee 0b
bbij deA
bbis 0O
bbis heuteR
bbit ofL
bbitte nicht7
bblood pressuN
bblue cardQ
bbook andK
bbooked forV
bborn 0U
bbot :9
bbritis citizeP
bbs 0S
bbsc computK
bbsc honsV
bbudget 0S
bbuilt aG
bbuilt theK
bbusine adminiW
bbut haveP
bbut iJ
bby :/
bby aO
bby eC
bby meA
bby mistak/
bby phoneH
bby readin/
bby theo
bc #A
bc /F
bc :J
bc eH
bc estu
bca 0O
bcall centreG
bcall it8
bcall meF
bcall outQ
bcall theA
bcalm whenD
bcame inN
bcame out8
bcan beL
bcan startT
bcan t/
bcandid inA
bcare assistJ
bcareer historR
bcaring forN
bcase manageQ
bcase of/
bcat aA
bcatego bP
bce dossie/
bce queF
bce qui5
bcelui ci/
bcertif 0S
bcertif :J
bcertif areA
bcertif forG
bcertif inb
bcfm 0J
bchair ofS
bche non/
bcheck :7
bcheck theP
bchecke by9
bchef deU
bchildr firstA
bchildr sV
bci /B
bcivil engineY
bclass 0W
bclass aO
bclasse 04
bclean drivinX
bclean licencQ
bcleara :L
bclient :U
bclose they
bclosed inM
bco 0T
bco corkN
bco ordinaP
bcode 07
bcode andJ
bcode reviewO
bcolleg 0V
bcolleg ofQ
bcome backH
bcome out/
bcommit andL
bcommit ofN
bcommun collegX
bcompar me/
bcomple andK
bcomput :u
bcomput engineL
bcomput sciencH
bconduc deQ
bconfid :/
bconfin spaceQ
bcontra 0P
bcontra andN
bcontra manageL
bcontro :/
bcontro andS
bcore competX
bcould you/
bcounci andM
bcounts as/
bcounty court0
bcourse 0T
bcourse :P
bcourse andO
bcrane hireF
bcrane operatQ
bcredit unionM
bcriter |/
bcs 0L
bcurric vitaeI
bcustom sJ
bcustom satisfA
bcustom servicU
bcv with/
bcycle countsJ
bd 0x
bd aB
bd aideB
bd beq
bd unA
bd uneP
bd étatT
bdal 0A
bdata forL
bdate :N
bday 0U
bday andL
bdays 0U
bde 0G
bde ce/
bde chantiI
bde conduiE
bde contrôB
bde deuxO
bde lh
bde laV
bde ligneK
bde losA
bde masterA
bde que/
bde rangA
bde septemL
bde stageA
bde sécuriA
bde tri/
bde votre/
bdeal withH
bdealt withI
bdear msA
bdec 0V
bdecemb 0U
bdecide whatB
bdecode and/
bdel 0D
bdemand deA
bden 0B
bden här/
bdental hygienW
bdental nurseT
bdepart sH
bdepuis 0F
bder arbeit+
bder aussch/
bder personK
bder voraus/
bdes dossieA
bdesign theK
bdesk 0/
bdesk andN
bdeutsc mutterX
bdeux ansH
bdevelo 0K
bdguv vJ
bdid notM
bdid theV
bdidn t3
bdie person/
bdiplom 0P
bdiplom inZ
bdiplôm dT
bdirect ofP
bdirect reportE
bdo 0A
bdo aC
bdo noty
bdo theY
bdo youA
bdocume forD
bdon tx
bdoor supervP
bdown 0J
bdown byK
bdown for/
bdown fromR
bdown toF
bdrafte theG
bdrawin andM
bdrew upA
bdriver licencO
bdriver sQ
bdrivin :Q
bdrivin licencX
bdu juryD
bdublin 0P
bdue diligeR
bduring theS
bdutch :J
be mailA
be non/
beach monthS
beach quarteQ
beach springP
beach time3
beach yearU
bearlie :V
beducat 0t
beducat :U
beducat andT
beight yearsU
bel anunci/
beleven yearsP
bemerge firstV
bemploy historQ
bemploy ofM
ben 0F
ben aiA
ben anglaiG
ben chargeD
ben juinE
ben laE
ben ligneD
ben placeC
ben premie/
ben tête/
bend :G
bend toD
bends in9
bengine 0T
bengine andP
bengine forM
bengine |O
benglis :P
benglis andQ
benglis bY
benglis cY
benglis fluentX
benhanc dbsV
benviro 0I
bequal to/
berror rateA
bet 0M
bet dM
bet desB
bet jT
bet jeA
bet lJ
bet laJ
bet lesH
betwa 0H
beu citizeO
bevenin 0T
bevery dayT
bevery line/
bevery monthM
bevery morninJ
bevery quarteN
bevery requir+
bevery secondJ
bevery yearR
bexamen deA
bexampl caL
bexampl comN
bexampl orgQ
bexampl |N
bexceed expectA
bexempt from/
bexp 0P
bexpect inE
bexperi 0/
bexperi andJ
bexperi withJ
bexpert "/
bexpire 0P
bexplai theK
bf 04
bfalse positiA
bfeb 0W
bfebrua 0V
bfilled in3
bfinal answer/
bfinal yearJ
bfinanc directO
bfind outA
bfire servicF
bfirst aidW
bfirst aiderN
bfirst articlD
bfirst attempG
bfirst callC
bfirst classW
bfirst languaQ
bfirst officeN
bfirst place6
bfirst timeQ
bfirst yearR
bfit outH
bfit upF
bfive stars/
bfive yearsc
bfood andJ
bfood handleP
bfood hygienP
bfood safetyX
bfor 0T
bfor aP
bfor anU
bfor eachI
bfor elevenN
bfor fiveP
bfor fourV
bfor interv7
bfor it3
bfor me+
bfor nineR
bfor office2
bfor ourH
bfor sixO
bfor smallO
bfor takingB
bfor thei
bfor this/
bfor threeR
bfor twelveN
bfor twoN
bfor workL
bfor yearsC
bfor you/
bfor yourx
bforkli licencG
bform tutorL
bfound |/
bfounda 0N
bfour daysR
bfour inI
bfour weeksO
bfour yearsU
bfourte monthsK
bfreiwi feuerwI
bfrench :T
bfrom 0T
bfrom :/
bfrom meA
bfrom nothinA
bfrom thek
bfrom toG
bfront deskM
bfront endA
bfull bC
bfull cleanU
bfull drivinN
bfull licencN
bfull points/
bfull stackC
bfull timeF
bfull ukP
bfurthe informE
bfurthe trainiL
bfévrie 0J
bführer bS
bführer klasseD
bfür 0O
bfür dasB
bfür dieT
bfür diese/
bg 0B
bgalway 0P
bgave meC
bgave up+
bgd tL
bgeb 0N
bgeehrt frauG
bgenera hospitR
bgenera manageQ
bgerman :U
bgestio deQ
bgestio desL
bgets thez
bgithub actionE
bglad toE
bgo backJ
bgo by+
bgo liveP
bgo on/
bgoes to5
bgoing to+
bgood atC
bgrade 0J
bgrante 0M
bgreen beltM
bgrew upI
bhabe ichA
bhad toA
bhappy toA
bhard workinE
bhas been6
bhat michA
bhave ay
bhave alwaysP
bhave anK
bhave doneN
bhave it/
bhave keptM
bhave neverP
bhave notO
bhave readV
bhave threeD
bhave to7
bhave workedP
bhave writteO
bhe s/
bhead chefO
bhead ofu
bhead office/
bhealth firstV
bhelped toI
bhere isA
bheute :Q
bhigh riskK
bhigh schoolR
bhire andC
bhobbie :L
bhobby :B
bhobbys :H
bhold aA
bhome :K
bhospit 0T
bhospit andP
bhours 0W
bhours andO
bhours inQ
bhow toV
bhr 09
bhr assistE
bhr businet
bhr generaE
bhuman factorI
bhuman resourr
bi 0N
bi a/
bi agreeE
bi alsoQ
bi amW
bi believB
bi cameP
bi canN
bi carryL
bi checkH
bi come/
bi d0
bi decideG
bi didM
bi doA
bi donA
bi enjoyL
bi explaiA
bi foundA
bi getO
bi gotA
bi grewI
bi haveT
bi hopeB
bi keepD
bi knowX
bi lack/
bi leadS
bi learnF
bi learneO
bi leave7
bi letD
bi likeN
bi lls
bi lookD
bi lookedN
bi m4
bi makeJ
bi mayA
bi missO
bi nowG
bi passedP
bi planP
bi putL
bi qualifz
bi readB
bi reportK
bi reviewL
bi runR
bi setP
bi shallG
bi shouldJ
bi sitN
bi takeG
bi teachK
bi tookQ
bi undersD
bi useI
bi wantN
bi wasQ
bi willO
bi workQ
bi workedF
bi wouldI
bi writeH
bich 0H
bich beiE
bich binO
bich dieK
bich gernA
bich imH
bich michA
bich mitJ
bich möchteE
bich nichtL
bich nochO
biec 0I
bif ity
bif youA
bifrs 0U
bihk 0U
bil mioA
bim jahrK
bim teamA
bimmedi lifeQ
bin 0P
bin aS
bin alls
bin anU
bin andM
bin aprilN
bin augustM
bin automaA
bin bothP
bin by/
bin ciI
bin dateP
bin decembQ
bin derX
bin englisP
bin februaS
bin fiveT
bin fourS
bin fully
bin goI
bin here/
bin houseQ
bin januarR
bin julyJ
bin juneT
bin leedsI
bin mayO
bin novembJ
bin octobeQ
bin oneE
bin producO
bin progreH
bin pythonD
bin schoolN
bin septemO
bin sixR
bin tenA
bin thee
bin thisu
bin threeY
bin twoN
bin useH
bin your5
binbox examplM
binform systemL
binscri àF
binspec inK
binstru 0C
binstru :/
binstru forA
binteli artifi/
bintere :P
bintern 0R
bintern applicC
bintern auditoQ
binterv inH
binterv stage/
binto the/
bintrod aL
biosh managiU
bipaf 0P
bis "/
bis attachA
bis fineG
bis fromM
bis inR
bis mineB
bis myE
bis notz
bis offG
bis they
bis to/
bis yes/
bisn t/
biso 0O
bissued 0G
bist das/
bit :F
bit a2
bit andq
bit as/
bit be/
bit for0
bit out/
bit s/
bit so/
bit supporO
bit thaty
bit to4
bit wouldt
bj aiA
bj enM
bj yK
bjahrga 0J
bjan 0V
bjanuar 0T
bjanvie 0O
bjava develoJ
bje cherchC
bje lisA
bje nA
bje neA
bje passeA
bje préfèrF
bje souhaiH
bjour :y
bjuille 0K
bjuin 0P
bjul 0V
bjuly 0T
bjun 0U
bjune 0V
bjuni 0P
bjusqu enH
bk 0L
bkann ichA
bkenne ichH
bkept myB
bkept theA
bkey skillsU
bkey userP
bklasse bJ
bknow thatV
bknow theB
bknow you/
bknowle ofM
bknown forK
bl 0Q
bl analys/
bl annonc/
bl assist+
bl employ/
bl intére/
bl offre/
bl ordreH
bl outil/
bl écoleH
bl équipeC
bl étéA
bla formatE
bla maisonH
bla presen/
bla présen/
blangua :Q
blangue :J
blast yearb
ble 0A
blead forU
blead onS
bleader 0U
bleader andT
blearne toC
blearni engineO
bleave it/
bleave out/
bleave the/
bleavin certifJ
bled theQ
bleeds 0V
bleft theI
bleft to2
bles autres/
bles joursG
blet ity
blet s/
blet the6
bletter ofF
blettre deA
blevel 0T
blevel :+
blevels :K
blicenc 0V
blicenc :Q
blicenc bU
blicenc holderG
blicenc noL
blicenc ownY
blicens andV
blife supporV
blike toN
bline 0M
bline andJ
bline manageM
blist onG
blive inP
bliving inR
blo que/
blogici :B
bloisir :M
blook afterV
blook for/
blook forwarA
blooked afterM
blookin toT
blot ofO
blyon 0R
bm sK
bm scJ
bm thew
bmache ichD
bmachin andH
bmachin learniK
bmai 0C
bmail examplT
bmake theJ
bmanage 0U
bmanage aS
bmanage andN
bmanage atI
bmanage forT
bmanage inR
bmanage theS
bmanage withp
bmanage |Q
bmanagi safelyU
bmanual handliQ
bmar 0V
bmarch 0T
bmars 0H
bmaster :A
bmatch resultA
bmatche :/
bmatchi adjustA
bmatter of/
bmay 0S
bmay be+
bme and7
bme ass
bme beforeD
bme down/
bme forJ
bme in0
bme so9
bme throug/
bme toR
bme up/
bme with/
bmedica centerN
bmedici manageL
bmeetin withT
bmeine bewerbA
bmember ofV
bmental healthV
bmerci de7
bmich inA
bmicros officeV
bminute fromN
bmir die+
bmise enC
bmit demQ
bmnie nie/
bmodel forA
bmodule 0S
bmodule :R
bmon employA
bmon nom/
bmon parcouA
bmonth andQ
bmonth endR
bmonth toJ
bmore thanO
bmost ofO
bmost recentz
bmother tongueX
bmotiva 0/
bmoved theQ
bmoving toU
bmust haves/
bmust not/
bmy applicC
bmy apprenF
bmy contraA
bmy dataA
bmy degreeA
bmy employD
bmy favour/
bmy firstH
bmy husbanP
bmy jobF
bmy knowleA
bmy lastA
bmy listK
bmy manageA
bmy motherO
bmy name/
bmy ownU
bmy personH
bmy portfoD
bmy presenA
bmy secondK
bmy supervG
bmy timeG
bmy workV
bmy workinK
bmärz 0O
bmöchte ichH
bn 0/
bn aiA
bn en/
bn o/
bnach oben/
bname :O
bnative englisZ
bne pas/
bnearly allK
bneed aK
bneed to0
bneedn t/
bnever hadJ
bnever lateG
bnew hiresQ
bnew starteR
bnewly qualifM
bnext yearM
bnhs trustV
bnice to/
bnight shiftQ
bnine yearsX
bno 0/
bno conditE
bno experiA
bno findinG
bno furthe/
bno me/
bno more7
bno need/
bno one/
bno pointsA
bnoch nichtA
bnon conforA
bnot aR
bnot be/
bnot doneO
bnot haveL
bnot mentio/
bnot needE
bnot permit/
bnot re6
bnot reneweQ
bnot the1
bnot to/
bnot yetO
bnote onL
bnotes andJ
bnotes onE
bnothin to7
bnotice ofx
bnotice periodA
bnotice to/
bnov 0S
bnovemb 0R
bnow :S
bnow do+
bnr 0/
bnsw 0Q
bnumber :A
bnumber one/
bnur noch/
bnursin 0W
bnvq 0X
bnvq levelU
bo 02
bobject :P
bobject to/
boccupa healthJ
boct 0U
boctobe 0U
bof 0W
bof aY
bof fiveL
bof fourT
bof myP
bof nineV
bof oneQ
bof ourR
bof people7
bof publicC
bof schoolK
bof sixN
bof themQ
bof thisx
bof threeQ
bof twoS
bof whichM
bof workP
bof yearM
bof you/
bof your/
boff forw
boff theR
boffice 0R
boffice :N
boffice manageP
boffice ofP
boh 0P
boktobe 0I
bon 0I
bon aP
bon anQ
bon callW
bon fileA
bon monday/
bon myO
bon ourH
bon requesO
bon siteP
bon sundayL
bon theY
bon this/
bon timeU
bon top4
bon twoN
bonce aS
bonce theA
bone 06
bone and5
bone assistK
bone pageK
bone weekX
bone with8
bonline 0O
bonly one6
bopen sourceK
bopen toN
boperat 0S
boperat andQ
boperat manageT
bor aE
bor madamD
bor soR
bosha 0T
bother applic/
bought to+
bour ownQ
bout ofp
bout the0
bout toT
boutcom :6
boutsid theG
bover 0M
bover a2
boveral gradeA
bown carT
bowner forI
bp lM
bpage 0H
bpapers andA
bpapers forH
bpapers passedF
bpar anB
bpar jourJ
bpar l7
bpar lew
bpar moisC
bpar semainI
bpart 0T
bpart inT
bpart qualifE
bpart timeR
bpartne isI
bpas deD
bpas encoreA
bpassed 0G
bpassed theU
bpast the9
bpeer reviewI
bpeople andO
bpeople sayA
bpeople whoR
bper centW
bper shiftT
bper weekM
bperfec fit6
bperiod :F
bperman resideS
bpermis bJ
bpermis deA
bperson :u
bperson dataA
bperson licencN
bperson profilG
bperson statemP
bphone andG
bplace of/
bplan toO
bplant hireF
bplease be/
bplease findA
bplease noteA
bpolish englisO
bpost it/
bpost ofE
bposte deF
bpour ce/
bpower biT
bpower queryR
bpracti 0R
bpracti :N
bpracti assessH
bprepar andP
bprepar theS
bpresen :W
bpresen applic/
bpresen employA
bprimar schoolT
bpriori :/
bproces ofB
bproduc manageT
bprofes profilK
bprofil :J
bprogra 0K
bprogra :3
bprogra forG
bprogra inO
bprojec :I
bprompt andF
bprompt engineA
bprompt injectE
bproud ofC
bprove outH
bprêt àD
bpsycho 0P
bput a7
bput inJ
bput me0
bpython |D
bqu un/
bqualif and6
bqualif personD
bqualit engineS
bqualit scoreA
bquanti surveyV
bque jeA
bque l/
bque no/
bque o8
bque vouss
bquesti andA
br 0u
br e/
bran theR
brate 0A
brating 0F
bre :/
bread andF
bread this/
breadin andF
bready toS
breason :/
breason forA
brebuil theO
brecomm "/
brecord compleD
brecrut :/
bred sealD
brefere :U
brefere areG
brefere availaQ
brefere fromS
brefere onf
brefres 0S
bregist 0O
bregist :K
bregist andV
bregist nurseU
bregist ofQ
bregist withO
breleas the/
breleas to/
breloca toT
bremark :/
brenewe 0U
brepair andN
breport andR
breport forO
breport toa
brequir "/
brequir forD
brequir ofE
bresour manageD
brespon :/
brespon forH
brespon personH
brespon toP
bresult drivenM
bresult inA
breturn 0/
breturn toP
breview 0J
breview andE
breview forH
breview withM
brewrot theH
bright one/
bring meE
brisk assessJ
broll outM
broom andL
broot causeM
broses are/
broughl 0P
brules andL
brun theU
brund 0N
bs /t
bs 0K
bs :B
bs a/
bs all/
bs andQ
bs been6
bs computI
bs licencL
bs list0
bs no3
bs own3
bs the4
bsa 0O
bsafe passL
bsalary isC
bsales assistQ
bsame companW
bsame dayQ
bsame firmT
bsame placeM
bschedu andS
bscheme andH
bschool 0M
bschool :Q
bscienc 0S
bscreen :/
bscreen readerA
bse 0A
bse a/
bsea swimmiM
bsecond inS
bsecond lineL
bsecond schoolR
bsecond yearT
bsecret ofJ
bseit 0O
bself employT
bsep 0V
bsept 0W
bseptem 0U
bservic 0O
bservic andV
bset ofE
bset outA
bset upC
bsettle statusA
bseven yearsU
bshe has/
bshop andP
bshould ber
bshould youA
bsign offO
bsigned offW
bsince 0Q
bsince februaV
bsince iK
bsince januarY
bsince theO
bsit withO
bsite manageU
bsix monthsG
bsix yearsW
bskills 0/
bskills :M
bskip the/
bso don/
bso farD
bso hereD
bso iL
bso noE
bso thatN
bso weH
bsocial workerV
bsoftwa :S
bsoftwa develoA
bsoftwa engineB
bsome 0F
bsome ofO
bsp 0Q
bspanis :N
bspring 0T
bspring andO
bstaff nurseX
bstage 0u
bstart upM
bstate univerW
bstatem :6
bstatem ofQ
bstatus :3
bstill inE
bstill thereF
bstm 0K
bstore manageL
bstraig to/
bstraig withE
bstruct engineP
bstudio 0K
bsummer 0T
bsuper userQ
bsuperv 0T
bsuperv :E
bsuppor 0R
bsur 0A
bsurvey ofI
bsystem 0L
bsystem :F
bsystem adminiA
bsystem andA
bsystem engineI
bsystem operatG
bsystem to/
bt be/
bt bother8
bt doK
btablea deG
btake it/
btake theT
btaken as/
btaking theC
btalk toK
btarget 0I
bte reoH
bteachi assistP
bteam 0S
bteam inJ
bteam leadera
bteam ofW
btechni 0T
btechni deP
btechni skillsR
btechno 0T
btel 0N
btell them4
btell youA
bten yearsN
btest 06
btests withP
bth editioO
bthank youv
bthat as
bthat hasA
bthat iu
bthat isN
bthat nobodyK
bthat s/
bthat theu
bthat timeI
bthat wasF
bthat we3
bthe 0Q
bthe ad/
bthe advert/
bthe ai/
bthe annualQ
bthe applic/
bthe apprenJ
bthe assess+
bthe authorz
bthe automa5
bthe awardA
bthe backt
bthe bankO
bthe bearer/
bthe bestT
bthe bookK
bthe boss/
bthe bottom6
bthe branchH
bthe buildiT
bthe busineL
bthe candid6
bthe certif1
bthe changeN
bthe childrM
bthe cityI
bthe clock2
bthe commerL
bthe compar/
bthe contraN
bthe correc/
bthe counciG
bthe countyU
bthe courseA
bthe criter/
bthe curren/
bthe cv5
bthe dayJ
bthe demand/
bthe directK
bthe distriH
bthe doctorL
bthe docume/
bthe employ/
bthe engineO
bthe evalua/
bthe eveninA
bthe examM
bthe figure4
bthe filter8
bthe financE
bthe follow/
bthe forema/
bthe gapA
bthe genera2
bthe grader/
bthe graduaA
bthe highes3
bthe hiring/
bthe hospitM
bthe hrG
bthe inspecJ
bthe interv/
bthe jobx
bthe judgeA
bthe juniorI
bthe kitcheI
bthe lady/
bthe lawM
bthe letterH
bthe list9
bthe logH
bthe machin+
bthe mainH
bthe manager
bthe maximu/
bthe missin9
bthe monthN
bthe monthlR
bthe mostA
bthe moveI
bthe must4
bthe nightR
bthe number1
bthe office1
bthe oner
bthe operatG
bthe other6
bthe others/
bthe outcom5
bthe ownersE
bthe pandemL
bthe papers3
bthe pastQ
bthe patienI
bthe peopleM
bthe persont
bthe pile/
bthe points3
bthe policeL
bthe postin/
bthe practiM
bthe presen/
bthe rankin/
bthe record3
bthe recrui/
bthe refere/
bthe regionR
bthe report4
bthe resto
bthe review/
bthe robot/
bthe roomI
bthe rotav
bthe résumé/
bthe sameq
bthe schoolR
bthe score9
bthe scorin/
bthe screen/
bthe select+
bthe shortl/
bthe skills/
bthe softwa+
bthe south/
bthe stateO
bthe statemE
bthe summar/
bthe system7
bthe text/
bthe timeS
bthe titleA
bthe tool/
bthe topp
bthe twoL
bthe ukH
bthe unders/
bthe vacanc/
bthe wayx
bthe weekN
bthe word5
bthe workO
bthe yardP
bthe yearP
btheir ownL
bthem all6
bthem and2
bthem as9
bthen iH
bthen seniorT
bthere s/
bthese pages/
bthesis :D
bthey areO
bthey re5
bthey werez
bthis :H
bthis applicm
bthis candid/
bthis docume/
bthis file/
bthis isq
bthis line/
bthis one/
bthis page/
bthis person/
bthis profil/
bthis record/
bthis roleA
bthis résumé/
bthis senten/
bthose who3
bthough iL
bthree andG
bthree monthsW
bthree ofJ
bthree yearsM
bthroug 0T
bthroug aP
bthroug theU
bthroug this/
btia portalR
btill 0K
btime 0U
btime andS
btime inR
btime toD
btitle saysC
bto "5
bto 0S
bto :/
bto anI
bto aprilZ
bto augustZ
bto be6
bto bringM
bto dateV
bto doP
bto endM
bto fiveL
bto interv/
bto juneX
bto leaveA
bto look3
bto marchZ
bto mayZ
bto meH
bto moveS
bto nowS
bto oneR
bto ourA
bto presenW
bto put/
bto returnU
bto takeJ
bto talkD
bto this8
bto todayQ
bto twoQ
bto useK
bto workY
bto youI
bto yourM
btoday :J
btogeth withK
btold to8
btook itG
btook overR
btook partT
btools :R
btop 0J
btop ofw
btop upG
btracki systemA
btrain theM
btraine 0L
btraine forP
btraine newK
btraine theC
btraini 0U
btraini :N
btraini andP
btransp manageW
btravai enF
btreat the/
btribun deA
btrès favora/
btwelve monthsL
btwice aV
btwo apprenV
btwo assistL
btwo daysS
btwo juniorU
btwo yearsW
bu sQ
buit de/
buk drivinR
buk licencT
bun moisF
buna personA
bund 0L
bund dieR
bund habeK
bund zwar/
bunder 0J
bunder aQ
bunder meJ
bunder myO
bunder supervQ
bunder thes
bunders thatA
bunit testsJ
buniver 0U
buniver deI
buniver ofW
buntil 0L
buntil nowR
buntil the/
bup 0H
bup fromN
bup inT
bup onD
bup toW
bupdate servicR
buse only/
bused byA
buser :/
bv 02
bvalid toU
bvalid untilL
bvan 0C
bvan de4
bvan derD
bve got9
bverdic :/
bvery goodO
bvous êtes/
bw 0H
bwaitin for/
bwaitin listJ
bwareho operatU
bwas 0P
bwas a7
bwas ichH
bwas notA
bwas putE
bwas theA
bwe doC
bwe ll/
bwe useC
bwe ve/
bwe wereA
bwebina 0N
bweek andH
bweek inZ
bwell asA
bwent toN
bwhat iM
bwhat isx
bwhat itJ
bwhat thatD
bwhat theyZ
bwhat we2
bwhat you/
bwhatev the0
bwhen aE
bwhen iT
bwhen in/
bwhen itB
bwhen somethE
bwhen theR
bwhen theyL
bwhen weO
bwhen you/
bwhere iY
bwhich theR
bwhite cardK
bwho hasH
bwho iN
bwho isG
bwhom iJ
bwhy aL
bwhy thisA
bwill be2
bwill notC
bwillin toA
bwir sindA
bwith 0S
bwith aV
bwith anN
bwith childrR
bwith customL
bwith itt
bwith mey
bwith myV
bwith noS
bwith oneV
bwith sapE
bwith thed
bwith thisy
bwith twoZ
bwith youA
bwith your/
bwithin aM
bwithin theO
bwithou aL
bwithou furthe/
bword excelQ
bwork 0Y
bwork atK
bwork experiV
bwork forR
bwork historP
bwork inC
bwork isQ
bwork onQ
bwork withU
bworked inH
bworked withM
bworkin atV
bworkin withQ
bwould expectE
bwould gladlyB
bwould likeX
bwould needG
bwould you+
bwrite "/
bwrite that/
bwrite theQ
bwritte andK
bwrote theH
bx 0N
bx ]s
bx rayO
bx raysG
byear 0U
byear :A
byear andQ
byear endK
byear iH
byear inV
byear withP
byears andN
byears asN
byears iD
byears inW
byears ofY
byears withP
byes to6
byou are/
byou can/
byou d8
byou don/
byou have2
byou holdA
byou know/
byou ll/
byou may/
byou re/
byou tos
byou ve/
byou were/
byour advertB
byour compan+
byour list1
byour own/
byour report/
bz ogłosz/
bzum 0F
bzur personA
b{ "w
b| 0x
b| all/
b| found/
b| met/
b| |/
b} }/
bà 0R
béquipe deO
büber michA
d0e
d1s
d28
d3/
d4/
d6x
e!2
e"2
e*1
e0X
e:/
e>6
e?/
e]v
ea9
eaccept+
eaccideP
eaccord/
eaccounR
eaccuraJ
eachievD
eactD
eactiveI
eadditiJ
eadjustK
eadvanc/
eadviseS
eagainV
eagencyL
eaidJ
eall/
ealone3
ealsoM
eamM
eanA
eanalysU
eannéeL
eanswer6
eappJ
eappoin/
eapprenI
eaprilH
earbeit4
earchitK
eareaJ
earticlL
easide/
easkM
eassessy
eassistC
eassociQ
eauditD
eauditoQ
eauditsP
eaugustK
eausbilQ
eauthorL
eaveragI
eawaiteA
eawardJ
eawardsN
eawarenK
eawayE
eawsN
eazA
eb0
eback2
ebandx
ebankN
ebasicK
ebathQ
ebcJ
eberufsI
ebiS
ebilingJ
eblock/
eboardS
ebookedC
ebothI
ebristoT
ebscH
ebudgetO
ecaH
ecabineC
ecallT
ecallsI
ecandid/
ecarS
ecardM
ecardifF
ecardsW
ecareerR
ecasesA
ecastelL
ecentT
ecentreO
ecertifQ
echairH
echargeH
echeck1
echefD
echildrT
eciL
ecitizeL
ecityP
eclaimsQ
eclassR
eclasse8
ecleanM
eclearaO
eclientR
eclinicV
eclubS
ecoH
ecoachM
ecodeF
ecolleas
ecollegQ
ecomP
ecommerP
ecommitW
ecommunO
ecompanT
ecompar8
ecompetK
ecomple2
ecompriL
ecompétP
econditD
econstr0
econsulN
econten/
econtra9
econtroN
econverU
ecoordiO
ecorkL
ecounteM
ecountrR
ecountyF
ecourseR
ecourty
ecpaK
ecredenS
ecrewO
ectL
ecurrenN
ecustomN
ecv7
edH
edailyP
edateP
edayR
edaysC
edeadliJ
edecembN
edepartO
edesignN
edeveloA
ediplomI
ediplômU
edirect1
ediscipO
edistriS
ediversE
edox
edockerH
edoor/
edriverM
edrivinP
edublinL
eedinbuM
eeducatP
eeinste/
eelectrR
eembauc/
eenclosD
eenfantM
eengineO
eenglisO
eentfäl/
eentrevx
eerfahrK
eestateL
eeuroO
eever+
eexaminL
eexamplI
eexcelQ
eexperiM
eexportA
eexpériQ
efactsH
efamiliS
efarJ
efavora/
efavour/
efiaM
efigurez
efile2
efilesA
efinal5
efineA
efirmO
efirstM
efiveT
efluentR
efollowA
efor/
eformz
eformatM
efortniJ
efourK
efranceD
efrenchS
efull/
eg/
egalwayJ
egermanQ
eglouceH
egov
egoodM
egraduaT
egreen/
egroupR
egutO
ehN
eheldQ
ehere/
eheuteX
ehigh/
ehinterF
ehire/
ehobbieO
eholderH
ehomeM
ehomesU
ehospitT
ehotelH
ehoursR
ehouseS
ehousinL
ehuiM
eilD
eimmedi/
ein9
eincideH
eindustS
einspecH
einstruA
einsureP
eintereQ
einterny
einterp3
eintervw
einventL
einvite/
eitj
eitems2
eja/
ejanuarM
ejobA
ejuneL
ejuniorR
ekD
ekenntnE
ekitcheU
eknowleA
ekollegF
ekowalcM
elanguaP
elangueX
elateL
eleadL
eleaderN
elearnI
elearniQ
eleaveF
eleedsR
eleftH
eletterA
elicencP
elicensN
elimeriR
elindqvF
elist1
elistenC
elistsJ
eliveJ
elogistH
elondonP
eltdL
emaK
emachenA
emainteP
emanageZ
emancheR
emanualP
emarcheQ
emaschiA
ematch/
ematchi/
emayJ
emechanP
emeetinR
ememberN
emet/
eminuteS
emodelA
emodelsD
emonthS
emonthsR
emoreD
emorninM
emoveC
emutterN
emyselfR
enativeN
eneA
eneededs
enightsQ
enoO
enonet
enot3
enoteF
enothiny
enoticeU
enswK
enuitC
enurseK
eobjectb
eoff7
eofferz
eofficeY
eohI
eohioK
eok/
eon/
eones
eonly0
eontariH
eordersJ
eorgQ
eorganiH
eotherN
eothersH
eottawaQ
eoui/
eoyelarL
epackagJ
epapersL
eparentM
eparkJ
epasG
epass+
epatienU
epaymenL
epeG
epercenE
eperiodG
epermit8
eperson1
epersönM
epharmaP
ephonet
eplacesC
eplanN
eplanniP
eplansU
epmH
epointV
epointsU
eportalM
eportugP
epostN
epostsI
epractiR
epraxisP
epreparP
eprescrA
epresenV
eprint/
eprobleC
eprocedA
eprocee8
eproducJ
eprofesK
eprofilA
eprograN
eprojecM
epublicG
epuneE
epunkteA
epythonR
equalifI
equalitL
equarteP
equesti8
erA
eradiogJ
ereadinE
erecommu
erecrui7
erefereL
eregistN
ereleasB
erepairU
ereport1
erequesM
erequiry
ereserv2
eresideO
eresour/
erestriB
ereturnK
eringB
ernF
eroomsN
erotaL
eround8
erowG
erulesA
ervnG
es/
esafetyJ
esatisf/
esay/
eschichO
eschoolQ
escientF
escore3
escreent
eseasonN
esecondt
esecret5
esectioN
eseen/
esemainM
eseptemG
eservicX
eset6
eshiftM
eshiftsU
eshopR
eshortl/
esideV
esign1
esignalE
esignat2
esignedJ
esinceO
esiteP
esitesR
esixV
eskillsJ
esoftwaG
esoliciA
esonstiR
espanisT
especiaF
espokenD
esprachO
espringM
estaffT
estandiN
estart/
estatemS
estatioS
estatusA
estockL
estrengO
estudenW
estudieL
estudiuG
estudyN
estundeC
esummarU
esummerF
esundayO
esupervL
esuppliO
esupporP
esurveyN
esystemY
etablev
etabletM
etalksM
etargetF
eteacheO
eteachiM
eteamk
etechniL
etechnoJ
eten1
eterrafL
etesterL
etestsx
etexasK
ethemU
etherapQ
ethirdD
ethroug/
ethursdM
eticketQ
etimeX
etimesN
etongueN
etoolsL
etraileN
etraineQ
etrainiV
etransfR
etravelN
etrue/
etrustT
etuesdaI
etwiceN
etxN
etätigkK
eukR
euniverP
eusH
euseA
euserA
euygun/
evaA
evalidaG
evalora/
evanderK
evbaM
everdic/
evertra/
evictorK
evisitJ
evisitsQ
evitaeN
evoluntQ
evor8
evorhanS
ewaived/
eweekT
eweeksM
eweiterF
ewelderN
ewhereG
ewinterF
ewithL
ewocheK
ewordsC
eworkQ
eworkedS
eyearQ
eyearlyP
eyearsN
eyesz
eyetF
eyorkshJ
eyout
e}t
eétudesP
n1c
n2m
n3Z
n4n
s"F
s#/
s//
s</
s[/
sa/
saboutM
sabschlD
saccaJ
saccessP
saccounQ
sachievU
sachtun/
sadditiO
saddresO
sadminiB
sadmissJ
sadvancQ
sadviseJ
sagniesH
sai/
sall3
salsA
salsoL
samA
san/
sanalysK
sand/
sanglaiL
sannualH
sanswerA
sany/
sanythi/
saoifeG
sapplic0
sappoinA
sapprenT
saprP
saprilU
sarbeitF
sasy
saspiriN
sassistb
sassociT
satO
sattendA
sattent/
sattestA
sauditw
sauditoA
sauditsM
saugW
saugustU
sausbilO
sauthorH
sautocaO
sautoriA
sautresA
savailaI
saveragJ
savis/
sawardsP
sawsM
sbaQ
sbacM
sbachelW
sbarL
sbaristR
sbasicR
sbe8
sbeforeb
sbegin/
sbei3
sbengQ
sberuflP
sberufsK
sbescheA
sbestA
sbethanH
sbetrieC
sbewerbA
sbewert4
sbigG
sbilingO
sbittek
sblsR
sblueJ
sboardV
sbookinM
sbornO
sbranchQ
sbrandoA
sbrightP
sbroughJ
sbsU
sbscT
sbtecP
sbtsU
sbu/
sbudgetP
sbuildiI
sbuiltH
sbusineO
sby/
scacesM
scallumJ
scanF
scarP
scardsK
scareS
scareerN
scaroliL
scaseloO
scashQ
scatL
scategoM
scatrioL
scentreE
scertifT
scertsM
schaireH
schargéA
scharteR
scheckB
schecke/
schefP
schiefQ
schloeJ
sclaimsH
sclassJ
scleanQ
sclearaO
sclientJ
sclinicI
scncP
scoP
scoachP
scodeK
scommerL
scommisO
scommunP
scomoA
scompanM
scompar/
scomplaN
scompli4
scomputA
scompétH
sconducH
sconfigD
sconfinM
sconsid/
sconsulN
sconten/
scontraA
scontroI
scoreN
scostN
scourseP
scovereM
scpcsQ
scpdN
scprL
scraigJ
scredenL
screditA
screwR
scscsO
scurrenK
scurricI
scustomM
scutY
sdailyO
sdanachC
sdanielM
sdarrenM
sdas7
sdataY
sdateC
sdatesB
sdavorK
sde/
sdeanF
sdecisi/
sdeclanJ
sdegreeI
sdeniseK
sdentalR
sdepartK
sdepuisP
sdeputyS
sder/
sderekJ
sdesignP
sdesmonI
sdetailL
sdeutscQ
sdeuxN
sdeveloA
sdiagnoK
sdiez
sdigitaM
sdiplomS
sdiplômU
sdirectH
sdisponA
sdisserE
sdiversO
sdominiI
sdon/
sdrV
sdriverQ
sdrivinL
sdutchN
sdutyL
sdynamiP
sdécisi/
sdéveloA
seJ
searlieE
seducatQ
sedvA
sein9
seine6
sel7
selectrF
selektrC
selevenT
semergeR
semployF
send/
sende/
sengineS
senglisP
senhancT
sentryF
sepicO
serror9
ses8
sesito/
sevaluat
sexaminM
sexcelH
sexecutD
sexit/
sexperiX
sexplaix
sexpériQ
sfF
sfachli/
sfahrerD
sfamilyK
sfebV
sfebruaU
sfieldP
sfin/
sfinancS
sfionaM
sfirstL
sfiveO
sfoodS
sfor/
sforkliL
sform0
sformatO
sformul/
sfortbiL
sfoundB
sfoundaR
sfourO
sfrançaP
sfreelaQ
sfrenchT
sfromv
sfrontI
sfullN
sfurtheV
sführerD
sführunH
sgarethK
sgaryF
sgasQ
sgcseO
sgcsesO
sgeburtA
sgeorgiL
sgermanT
sgestioK
sgoods
sgradeD
sgraduaS
sgrahamH
sgreenB
sgregorC
sgroupN
sguestL
shabiliE
shaccpQ
shandleL
shannahM
shard/
sharrieK
shaveA
shcpcM
sheadP
shelpedK
sher/
shighP
shiredG
shncT
shndO
shoA
shobbieJ
shobbysC
shomeP
shospitP
shotelQ
shoursI
shumanz
siP
sichM
sifu
sifrsP
sikG
sil4
silsK
simogenH
simport6
sinv
sindustR
sinfirmN
sinformD
singéniL
sinscriS
sinstalF
sintegrI
sintereO
sintrodP
sinèsH
sioshS
sipafO
sirishE
sissued/
sito
sjQ
sjanV
sjanuarV
sjeF
sjegA
sjoanneJ
sjobA
sjobsR
sjonasG
sjordanI
sjulyW
sjuneV
sjuniorJ
sjury/
skatrinK
skenntnH
skeptT
skestreO
skevinF
skeyL
skeywor/
sknowle/
skubernH
skundenA
skurzprJ
skyleJ
sl/
sla/
slanguaQ
slangueS
slastR
slaut/
sle/
sleadT
sleaderI
sleadsT
sleanF
slearniP
sleavinR
slebensA
sledP
sleeI
sleftP
slegalP
sleitunD
slet/
sletterH
slevelX
slicencR
slicensT
slifeguJ
sline7
slittleN
slivesI
sllbM
sloadP
slog/
slogiciA
sloisirK
slookinQ
slorraiH
slos/
smy
smaO
smachinA
smagE
smaiy
smaintaC
smainteL
smanageT
smanagiL
smanualO
smarQ
smarchV
smarcusG
smarekK
smargarF
smarisoI
smarkedB
smarketP
smarrieJ
smartaH
smartinJ
smasterK
smayd
smeA
smechanS
smedicaU
smediciM
smeineI
smemberP
smembreC
smentalV
smentioA
smentorS
smicrosQ
smigE
smigratM
smijnA
smissin/
smobileO
smoderaA
smoduleG
smonC
smonitoS
smonthlQ
smortgaL
smotivaC
smovedQ
smovingP
smpharmO
smscP
smultiM
smyG
snF
snach7
snachweA
snadiaH
snadègeI
snameM
snationL
snegotiR
snetworP
sniamhL
snightU
snightsP
snineU
snmcN
snotB
snotesD
snoticew
snovU
snow/
snurseP
snurserO
snvqW
sot
sobjectL
soccupaH
soctW
soctobeV
sofficeU
sofstedG
sohioS
soluwasI
sonW
sonlineO
sopenedP
sordreA
sorganiK
soshaS
sotherL
soutcom/
soutsidL
soverri/
sowenL
sownG
spapersK
spar/
sparcouM
sparentP
spartneN
spass/
spassedG
spatch5
spatienN
spatricF
spayrolN
spenalt/
speopleA
spermisp
spersonK
spgceT
spharmaO
sphdL
sphilipJ
sphoneC
sphysicE
spickedK
spiotrI
splaceB
splacemJ
splanO
splantQ
spleaseh
spls/
spoints9
spoliceH
spolishO
spositiA
spostgrU
spour/
spowerQ
spractiO
spraxisO
sprecepP
spreparE
spresenK
sprinciN
spriori/
spriyaA
spriyanJ
sprocesS
sproducU
sprofesM
sprofilL
sprograA
sprojecQ
spromotL
spromptJ
sproperP
spréparL
sprüfunD
spublicR
sput8
spythonN
squalifG
squantiJ
squarteO
squestiA
srJ
sradiogQ
sraisedP
sranO
srankin/
sre3
sread5
sreader3
srebuilP
sreceptW
srecordG
srecoveR
srecruiD
sreduceG
srefereO
srefsH
sregionT
sregistT
sregulaQ
srepairM
sreplacP
srequir/
sresearH
sresideO
sresumeA
sretailG
sreturn/
srevenuR
sreview0
srevitJ
srewrotJ
srisk5
srole2
srosaliI
sroses/
srosterN
srotatiQ
srunU
sréféreA
ss/
ssafeN
ssafeguM
ssalaryA
ssalesH
ssalesfM
ssameS
ssandriD
ssapS
ssatF
ssay/
sschoolV
sschuleG
sscore/
sscreen/
sse/
sseaK
ssecretI
ssecuriM
sseitT
sselectN
sseniorR
sseptW
sseptemV
sserverQ
sservicM
ssettleF
ssevernP
sshaneK
sshiftU
sshortE
ssignat/
ssigned8
ssincea
ssinéadK
ssiobhaK
ssiteK
ssixO
sskillsN
ssmallN
ssmstsQ
sso7
ssocialU
ssoftwaA
ssoleS
ssomeL
ssonstiO
sspanisO
sspeakeC
ssprachO
ssqlJ
ssstL
sstR
sstaffW
sstage/
sstandaR
sstapleJ
sstarteS
sstatemN
sstatioG
sstatus6
sstatutI
sstep+
sstepheM
ssteuerI
sstructP
sstuartJ
sstudenO
sstudieP
sstudiuJ
sstudyP
ssummarO
ssummerR
ssupervU
ssupporC
ssuppos/
sswitchP
ssystemX
ssystmoL
stake1
stalksA
staughtK
staxU
steacheO
steachiO
steamT
stelephG
stenL
sterrafQ
stestedH
stexasS
sthat2
sthe4
sthen6
sthere7
sthesisA
sthey1
sthibauL
sthingsA
sthis/
sthreeW
sticketo
sto2
stobiasI
stomaszA
stookR
stoolsN
stopG
stotal/
stradeM
strainT
straineJ
strainiL
strainsQ
stranspJ
stravelN
streasuT
streat/
striA
stroisF
strusteJ
stwelveQ
stwicN
stwoL
stylerK
suB
sukR
sund/
sunder8
suniverL
susL
suse7
susedP
suser/
svB
svaccinI
sverantK
sverdic7
svoluntP
svon7
svu/
svzít/
swA
swarehoS
sweY
swebQ
sweeklyR
swelderN
swerdegK
swhatO
swhen1
swhereu
swhiteJ
swhoz
swhoeve7
swhyD
swillinI
swindowL
swithz
swonL
sworkN
sworkedU
sworkinP
swritesG
swritinJ
swroteA
sx/
syearO
syears6
syes/
syou/
szeroE
szertifJ
szur5
szweiL
s{2
sà7
sétudesM
t/ /8
t0 /
t0 /K
t0 0a
t0 :+
t0 >A
t0 bisO
t0 nowP
t0 presenR
t0 sG
t0 thL
t0 toP
t0 todayL
t0 x/
t0 àG
t< /5
t[ 0v
t[ x3
ta 0A
ta aP
ta levelC
ta levelsK
ta noteA
ta wordA
tabout H
tabout 0U
tabout meA
tachiev Q
taddres :P
talso :O
tappoin C
tapril 0V
tas aA
tassist :/
tassist manageO
taug 0W
taugust 0V
tausbil S
tautres A
tavaila P
tavaila :C
tawards R
taz 0E
tb aT
tb sU
tb scT
tbachel ofY
tbefore :P
tbefore thatQ
tberufl werdegQ
tberufs P
tbsc computN
tbsc honsY
tbuilt aI
tbuilt theJ
tc 05
tcareer R
tcareer historR
tcertif N
tcertif :L
tcertif andT
tcertif inU
tcertif of3
tchargé deA
tchef deN
tcommun R
tcomput A
tcomput :A
tcompét P
tconfin spaceP
tcore competX
tcourse R
tcreden S
tcurric vitaeK
tdear msA
tdeutsc mutterX
tdiplôm T
tdivers P
tdo not/
tdo youA
tdocume A
tdon t/
tdriver licencP
tdrivin R
tdrivin :Q
tdrivin licencQ
tdutch :I
tearlie L
tearlie :V
teducat P
teducat :V
teducat andT
temerge firstV
temploy M
temploy :B
temploy historQ
ten 0P
tend of/
tenglis :S
tenhanc dbsT
texperi K
texpéri Q
tfeb 0V
tfebrua 0U
tfirst aidQ
tfood handleP
tfor the/
tformat R
tfrench :S
tfrom :/
tfront officeP
tfull cleanW
tfull drivinN
tfull licencO
tfull ukW
tfurthe informD
tfurthe trainiL
tführer bU
tgenera manageR
tgerman :S
tgrade 0P
th 0I
thead ofO
thistor B
thobbie O
thobbie :K
thobbys :H
thr businey
ti alsoQ
ti amZ
ti believB
ti cameP
ti canL
ti dx
ti didT
ti doA
ti donG
ti enjoyM
ti haveP
ti holdP
ti keepK
ti letC
ti likeK
ti lookF
ti readG
ti runW
ti setR
ti shouldC
ti takeJ
ti teachP
ti tookR
ti undersO
ti wasG
ti wouldU
ti writeQ
ti wroteR
tich binT
tich habeL
tif youG
tin 0V
tin derA
tintere P
tintere :O
tintrod aL
tiosh managiT
tipaf 0P
tit A
tit :C
tit supporO
tj aiN
tjan 0V
tjanuar 0V
tjobs N
tjuly 0W
tjune 0V
tkenntn R
tkey skillsU
tknown forN
tlangua Q
tlangua :S
tlangue Q
tlebens A
tled theO
tlet me/
tlet s/
tlevel 0Y
tlicenc P
tlicenc andJ
tlicens P
tlicens andU
tline manageL
tlogici :D
tloisir :L
tlookin forR
tmai 0I
tmanual handliQ
tmarch 0W
tmatch resultA
tmay 0T
tmember R
tmember ofW
tmental healthV
tmoved theO
tmy lastC
tmy wifeE
tname :S
tnote :A
tnotice :A
tnotice periodH
tnov 0U
tnvq 0W
tobject I
tobject :P
toct 0X
toctobe 0V
ton callS
tosha 0T
tother N
tother :Q
toveral gradeA
tpapers A
tparcou M
tpeer reviewI
tpermis bJ
tperson A
tperson profilG
tperson statemQ
tpersön L
tplease be/
tplease noteA
tpracti assessN
tprofes experiS
tprofes profilK
tprofil A
tprofil :U
tprogra :E
tprojec T
tqualif J
tqualif andF
tran theT
tre :9
treason forA
trefere T
trefere :H
trefere availaP
trefere fromU
trefere onW
tregist R
tregist andT
treport toO
trespon deA
trespon forG
trewrot theJ
troses are/
trun theT
ts /9
ts 0M
tsafe passM
tschool O
tschool :R
tseit 0U
tsept 0W
tseptem 0V
tset upA
tsince 0S
tskills O
tso farA
tsoftwa K
tsoftwa :F
tsoftwa develoD
tsonsti R
tspanis :M
tsprach Q
tsprach :Q
tstage 0/
tstreng F
tstudie R
tstudy Q
tsummar M
tsystem M
tsystem :J
tteam ofW
ttechni skillsR
tthe titleC
tthere isK
tthesis :F
tticket Y
tto :/
tto beA
ttools V
ttools :N
ttraini R
ttraini :R
tvolunt Q
twas ichJ
twe useA
tweiter A
twerdeg K
twhat iG
twhat thatD
twhere H
twhere iA
twhite cardJ
twho iN
twhy aM
twhy iR
twhy thisA
twillin toI
twir sindA
twork R
twork experiU
twork historP
twrote aI
twrote theM
tyou may/
t{ "x
t| 0B
u!/
u"+
u#/
u%r
u*0
u/i
u0X
u:9
u<6
u=/
u>/
u?/
u[/
u]/
u_/
uaj
uaanv
uaannem/
uaberdeO
uaberneC
uabgleiw
uabilitJ
uabiturA
uableO
uablehn/
uabnahmG
uaboutc
uabove/
uabrechB
uabsage/
uabsatz/
uabschlK
uabsenc+
uabsent/
uabstimE
uabstraI
uabteilF
uabweic/
uacaE
uacademM
uaccaA
uacceptz
uaccessJ
uaccideP
uaccompA
uaccord7
uaccounT
uaccredP
uaccuraM
uacest/
uachievZ
uachterV
uachtun/
uaclG
uaclsL
uacquisK
uacto
uaction1
uactiveP
uactiviK
uactualU
uactuarQ
uactuelA
uacuteV
uad9
uadamF
uadd/
uadditiN
uaddresF
uadeyemB
uadjoinC
uadmin1
uadmis/
uadmit/
uadpO
uadrP
uadsP
uadultT
uadultsS
uadvert3
uadvies/
uadviseR
uadvisoV
uadéqua/
uaedT
uaffairU
uaffectJ
uaffich/
uafgsuK
uafterR
uafternP
uagB
uagainY
uagainsa
uage2
uagedQ
uagentsH
uagniesC
uagroalH
uahaP
uahead9
uahpraO
uaiV
uaidV
uaideE
uaiderN
uairN
uaircraN
uaireR
uairfloK
uairporP
uairsidN
uaisleL
uakkoor/
uaktenD
uaktualI
ualw
ualarmL
ualarmsK
ualbertL
ualcohoG
ualertsR
ualgoriu
uall6
ualle/
ualleinx
uallemaS
uallen/
uallergT
ualles/
uallez/
uallocaP
uallotmI
ualltagE
ualoneq
ualong0
ualors4
ualread/
uals8
ualsob
ualta/
ualter/
ualternZ
ualthouM
ualuminO
uamT
uamateuI
uambulaR
uamericU
uamlQ
uamosA
uampel/
uanaestT
uanaliz/
uanalysT
uanatomC
uancienJ
uandV
uandere/
uandroiR
uanerkeA
uanesthP
uanfragD
uangeboF
uangersL
uanglaiS
uangulaK
uanimalV
uanimatA
uanlageA
uannA
uannexI
uannexe9
uannoncs
uannualK
uannuelA
uannéeY
uansW
uansiblH
uanspreD
uanswerX
uantiN
uantoniO
uantrieB
uanyq
uanybod/
uanyone+
uanythi5
uanzeigy
uao/
uaoifeH
uaoûtP
uapJ
uapartK
uapcJ
uapiN
uappT
uappellA
uappelsA
uappliaP
uapplicp
uappliq9
uapply2
uappoins
uappraiD
uapprenK
uappréc/
uappsL
uaprU
uaprilU
uaprova/
uarabeK
uarabicN
uarbeitA
uarchitK
uare5
uareaI
uareasJ
uarguedH
uarizonM
uarmR
uarmyN
uaroundK
uarrearL
uarriveN
uarrête+
uarrêtsD
uart4
uartifi/
uartsO
uass
uasaF
uasbestL
uascpH
uaseptiO
uashdowJ
uashworD
uaside7
uaskc
uasked1
uasks3
uaspiriN
uassembQ
uassessP
uassetP
uassignU
uassistJ
uassociS
uassume/
uassuraP
uatZ
uatelieA
uathlonN
uatlantN
uatlasI
uats/
uattachL
uattempC
uattendW
uattestQ
uattornJ
uauu
uauchM
uaucune/
uaudioK
uaudiolS
uauditX
uauditeA
uauditoU
uauditsN
uaufbauB
uaufgabA
uaugV
uaugustT
uauprèsF
uausm
uausbilL
uausgab/
uaussch/
uaussor/
uaustinO
uaustraQ
uaustriL
uauswah/
uauswer/
uauszubA
uauszuf/
uauszug/
uauthora
uautismT
uautocaJ
uautoclM
uautomao
uautomoN
uautoriE
uautrey
uautres/
uautumnK
uauxiliA
uav/
uavailaK
uavecP
uaveragQ
uavis/
uavrilR
uawaiteA
uawardG
uawardsQ
uawarenK
uawayV
uawsK
uaxisQ
uaz/
uazureO
uať/
ubZ
ubaQ
ubacH
ubaccalA
ubachelK
ubackc
ubackenE
ubackloL
ubackupL
ubadgerG
ubagsJ
ubakerJ
ubakeryM
uballooC
ubancaiB
ubankN
ubankinS
ubanksJ
ubanqueP
ubaptisH
ubara
ubaristL
ubaseR
ubasedJ
ubashH
ubasicW
ubasicsT
ubatchw
ubathP
ubatterO
ubauL
ubauleiM
ubausteC
ubayR
ubcM
ube/
ubearer/
ubearinL
ubecameE
ubecausV
ubedQ
ubedsU
ubedsidI
ubeenr
ubefund/
ubeganR
ubegin/
ubeginnr
ubegleiE
ubegrün/
ubehand3
ubehindS
ubeingu
ubekann/
ubelastH
ubelievS
ubellK
ubelong/
ubelowz
ubeltR
ubeltsH
ubenchQ
ubencheB
ubenchm8
ubendM
ubenefiX
ubengL
ubeni/
ubent5
uberateA
ubereit5
uberlinM
uberufA
uberuflP
ubestU
ubestelA
ubethanI
ubetreuA
ubetrieO
ubeveraL
ubewerbX
ubewertI
ubez6
ubezirkC
ubgpN
ubiblioF
ubidP
ubidsA
ubiggerK
ubigqueL
ubij3
ubilanzH
ubildunF
ubilingL
ubillinM
ubindin/
ubiologR
ubiomedR
ubiopsiO
ubirminP
ubirthQ
ubisT
ubisherG
ubishopN
ubitz
ubitewiH
ubitte/
ublackS
ubleibt/
ublocE
ublockx
ublocksT
ubloodF
ubloodsP
ublsR
ubluebeK
ublueprM
ubmsN
uboardV
uboardsN
uboatO
uboatsM
ubodyQ
uboilerP
ubon/
ubondK
ubonus8
ubookT
ubookedP
ubookinT
ubookkeW
ubooksF
uboomF
ubootS
ubootsK
uborderR
uboreE
uborescG
ubornP
uboss8
ubot/
ubother/
uboughtG
uboutiqM
uboxesX
uboysS
ubradfoQ
ubradleJ
ubrakeC
ubrakesA
ubraki/
ubranchT
ubrandB
ubrandsH
ubrandtL
ubrasseQ
ubrauch/
ubreadH
ubreak5
ubreakfL
ubrewerQ
ubridgeR
ubrigadU
ubringo
ubringeA
ubristoM
ubritisM
ubrokeA
ubrokerR
ubronzeL
ubsT
ubscR
ubsnO
ubtecS
ubtsL
ubu/
ubuchhaA
ubuddyQ
ubudgetX
ubuildS
ubuildeN
ubuildiQ
ubuildsO
ubuiltG
ubundleL
ubureauK
ubusU
ubusesK
ubusineV
ubusyQ
ubutcheN
ubuttK
ubuyersN
ubvH
ubys
ubypass2
ubâtimeC
ubäckerA
ucb
ucau
ucabG
ucabineU
ucableI
ucacesF
ucache/
ucached/
ucadE
ucadre/
ucaisseA
ucalderT
ucalendT
ucalgarJ
ucalifoO
ucallsQ
ucallumJ
ucalmN
ucamA
ucambriP
ucamogiL
ucamsJ
ucana
ucanadaL
ucanadiP
ucanberL
ucancely
ucancerL
ucandidx
ucannulN
ucantonH
ucanvaN
ucapC
ucapabiK
ucapaciN
ucaptaiD
ucarS
ucarbonT
ucardY
ucardiaK
ucardifI
ucardioK
ucardsI
ucareV
ucareerO
ucarersL
ucaretaI
ucaringG
ucaro/
ucaroliL
ucarryu
ucarsQ
ucarteA
ucartonA
ucaseloT
ucasese
ucashP
ucaso/
ucastelG
ucastinG
ucastleN
ucasualQ
ucataloH
ucategoY
ucathetO
ucatrioL
ucaughtE
ucbtK
ucchH
uccnpN
ucdG
ucdi1
ucdlM
ucdsA
uce/
uceci/
ucelaB
ucellarF
ucelle1
ucelles/
ucellulI
ucengJ
ucenterS
ucentraS
ucentreN
ucenwatG
ucertU
ucertifU
ucertsK
uces/
ucette/
ucfmE
uchH
uchainsN
uchaireA
uchairsR
uchalleH
uchambeL
uchampiL
uchangeV
uchantiA
uchapteR
uchargeT
ucharitQ
ucharleL
uchartK
ucharteN
uchartiQ
uchartsP
uchatE
uchatboG
uchatsB
uchauffA
uche/
ucheckz
ucheckek
ucheckil
ucheeseM
uchefG
uchemicP
uchemieK
uchemisV
uchezI
uchi/
uchicagJ
uchiefa
uchildL
uchildrQ
uchilleO
uchipA
uchirurN
uchloeJ
uchoiceu
uchoirO
uchoisi/
uchoose6
uchoralO
uchosen+
uchristF
uchronoE
uchurchO
uchurnL
ucip
uciiF
ucipI
uciscoN
ucitizeM
ucityQ
ucivilO
uckI
uclaimY
uclaimsO
uclareI
uclassQ
uclasseu
uclassrA
uclassé2
ucleanT
ucleaneJ
ucleaniS
uclearaM
ucleare/
ucleariG
uclerkT
uclever/
uclientJ
uclinicR
ucliniqG
uclockz
uclosev
uclosinU
ucloudO
uclubP
uclusteS
ucmmH
ucncA
ucoa
ucoachR
ucoacheN
ucoastT
ucobolG
ucodep
ucodedB
ucodingG
ucoffeeA
ucoinci/
ucoldU
ucoleA
ucollabI
ucolleaV
ucollecP
ucollegT
ucolloqA
ucollègI
ucolorJ
ucoloraN
ucolourR
ucolumbP
ucolumnV
ucomX
ucome0
ucomesW
ucommanL
ucomme/
ucommerT
ucommisW
ucommitV
ucommunR
ucompagL
ucompanV
ucompar/
ucompat/
ucompete
ucomplaP
ucomplen
ucomply/
ucomponV
ucomposA
ucompreX
ucompriA
ucomptaD
ucompte/
ucomptiK
ucomput0
uconw
uconcepN
uconcer2
uconclu/
uconditY
uconducJ
uconduiA
uconfinQ
uconfir/
uconforv
uconfro/
uconsci9
uconseiV
uconsidm
uconsigq
uconsolO
uconsta2
uconstrX
uconsulU
uconsumA
ucontacA
uconten/
ucontrae
ucontriK
ucontroX
ucontrôY
uconvenA
uconverI
uconveyH
uconvicA
ucookL
ucookinL
ucooperQ
ucoordiG
ucopied9
ucopiesA
ucopperP
ucopy/
ucoreQ
ucorkR
ucorporI
ucorpsR
ucorrec0
ucorres2
ucorris/
ucostP
ucostinM
ucostxL
ucouldo
ucounciS
ucounseR
ucount/
ucountrY
ucountsw
ucountyM
ucouranT
ucourieN
ucourseO
ucourtU
ucouverA
ucovere1
ucoveriI
ucoverss
ucovidP
ucpJ
ucpaL
ucpcT
ucpcsN
ucpdQ
ucpeR
ucpimK
ucppH
ucprR
ucqcC
ucraftS
ucraigK
ucraneN
ucranesS
ucreatiN
ucredenO
ucreekQ
ucrestR
ucrewP
ucrewsS
ucrickeP
ucrimeO
ucriminA
ucrisisN
ucriterp
ucriticZ
ucrmI
ucrossW
ucrossiP
ucrossoC
ucrown1
ucrsM
ucréditE
ucsF
ucscsP
ucseA
ucssA
uctY
uctaL
uctgE
ucuisinD
ucultur9
ucurrena
ucurricL
ucursoA
ucurtaiJ
ucustomR
ucutS
ucv0
ucyberP
ucycleP
ucyclesM
ucypresD
udailyP
udairyP
udal/
udaleJ
udall/
udamageU
udan4
udanachy
udangerJ
udanielJ
udann4
udarrenM
udaruntI
udas1
udasst
udat/
udataR
udateX
udatei/
udatenG
udatevH
udavorL
udayS
udaysQ
udaytonP
udazuz
udbaL
udbtN
udcQ
udeafF
udealinL
udealtI
udeanD
udearw
udeboraC
udebrieJ
udecU
udecembS
udecisis
udeclanF
udecode/
udecyzj/
udeduct/
udefaul/
udefectP
udefensM
udefini/
udeiI
udel3
udelacrC
udelegaE
udeliveR
udemand3
udementR
udemiI
udemás/
uden/
udeniseL
udentalT
udentisO
udentriJ
udependR
udeployW
udeposiA
udepotS
udepresD
udepuisU
udeputyQ
uderw
uderekJ
udernieG
udesR
udescri2
udesempA
udeserv/
udesignQ
udesira/
udeskp
udesmonH
udesserN
udessus/
udeste/
udestin/
udet/
udetailP
udetectQ
udeutscL
udeuxV
udeve/
udeveloA
udeviatO
udeviceM
udevopsQ
udeze/
udguvL
udi6
udiabetQ
udiagnoN
udiagraK
udialogA
udialysQ
udiaryT
udice/
udidP
udidn3
udie/
udient/
udiese/
udieselJ
udiesem/
udiesen/
udieser/
udieses/
udietitL
udigitaa
udin/
udipK
udiplG
udiplomP
udiplômA
udir/
udirectz
udirekt6
udirett/
udisabiC
udisabl/
udisagr5
udiscipI
udiscloQ
udiscovM
udiscri/
udiseasG
udismisO
udispatE
udispen7
udisplay
udisponE
udisputQ
udisserA
udistriQ
udit/
udjangoH
udna/
udnsN
udoY
udoc/
udocks
udockerN
udoctorP
udocumep
udogM
udogsK
udokumex
udomainM
udomestS
udomiciM
udominiK
udonu
udonc/
udoncasP
udont/
udoorz
udoporu/
udosH
udosaru/
udosesL
udossies
udotN
udoubt/
udownloA
udpP
udra
udraftH
udrafteA
udraftiH
udraftsN
udrainaP
udrainsL
udrawK
udrawinQ
udrawsF
udreiJ
udrewA
udrillsQ
udrinkiF
udriveM
udrivenP
udriverO
udrivesN
udrivinT
udrop0
udroppeI
udropsQ
udrugD
udrugsQ
udryT
udsL
udsnE
uduw
udualQ
udublinQ
udundeeM
udurantA
udurch/
udurchs/
udurhamK
uduringK
udus/
udutchR
udutiesB
udutyS
udvsaI
udynamiP
udécembE
udécoupA
udíaA
udürfen/
ueachg
uearF
uearlieX
uearlyV
ueasaN
ueasta
ueasterM
ueconomO
uedgeR
uedinbuP
ueditioH
ueditorA
ueducatT
ueenu
uefzD
uegzamiA
uehpadK
uehrenaD
ueht/
ueightQ
ueighteW
ueignun/
uein6
ueinarbH
ueinet
ueinenL
ueinerR
ueinfac/
ueinfühA
ueingan/
ueinkauL
ueinlad3
ueins/
ueinste/
ueinstu/
ueisen/
ueksik/
uel3
uelastiI
uelderlK
uelectrT
uelevatT
uelevenU
uelfF
ueligib/
uelimin/
uelle/
uelse1
uelternG
uemailR
uembeddR
uemergeS
uempfeh/
uemployW
uempres7
uenl
uencadrH
uencaje/
uenclosM
uencodeC
uendu
uende/
uendorsS
uendsy
uenergyV
uenfermA
uenforcI
uengF
uengineR
uenglanQ
uenglisS
uenhancK
uenicA
uenjoyU
uenjoys6
uenough8
uenquirS
uenrollL
uenrolmP
uentend/
uenter/
uentere1
uenterpV
uentfäl/
uenthus/
uentire+
uentranN
uentrez
uentrepG
uentrevw
uentrieM
uentryH
uentschI
uentwicB
uenvelo0
uenviroP
uepaK
uepicG
ueplanD
uequal/
uequipmK
uer/
uerford/
uerpA
uerror1
uerstelA
uerstenF
uerstheI
ues/
uesameA
uescalaO
uesito/
uespagnL
uest/
uesta/
uestateQ
ueste/
uesto/
uetX
uethicsL
uetwaH
ueu8
ueuroO
uevaluap
ueven/
ueveninS
ueventsM
uever/
ueverye
ueveryo/
ueverytw
uewisM
uexactl0
uexamE
uexamenM
uexaminY
uexamplQ
uexamsJ
uexceed/
uexcelN
uexcell9
uexchanM
uexclus/
uexecutU
uexempt/
uexigen/
uexit/
uexpN
uexpecta
uexpensA
uexperif
uexpireR
uexpiryC
uexportS
uexposuP
uexpresO
uexpériR
uexternO
uexécut/
uez/
uf+
ufabricN
ufachinC
ufachli/
ufacilia
ufactorL
ufacturA
ufahrerD
ufaible/
ufairZ
ufaire1
ufairlyE
ufairne0
ufaites/
ufaithfA
ufallu
ufallsZ
ufalse6
ufamiliO
ufanucL
ufarmF
ufarmerL
ufarmsL
ufashioH
ufastT
ufastapE
ufatherI
ufaultsS
ufavora/
ufavore/
ufavour/
ufcaG
ufdaL
ufeaturH
ufebV
ufebruaU
ufederaR
ufeedS
ufeesO
ufehlerH
ufehltF
ufellR
ufellowU
ufera/
uferranD
ufestivJ
ufeuerwA
ufeuill1
ufhO
ufhaE
ufiaK
ufiche/
ufichie/
ufieldc
ufifteeR
ufigurep
ufilesJ
ufilialA
ufilingP
ufilledu
ufilmH
ufilmsP
ufilter/
ufiltro/
ufinalp
ufinali6
ufinancR
ufinanzD
ufinchI
ufionaH
ufireU
ufirewaI
ufirmM
ufirmwaK
ufirstS
ufishS
ufishinQ
ufitz
ufitnesG
ufits6
ufitterP
ufittinS
ufiveT
ufixP
ufixturO
uflJ
uflag7
uflags8
uflatL
uflatsS
ufleetO
uflightL
ufloorsL
uflorisJ
uflowU
uflowsO
ufluentZ
ufluxM
ufmeaN
ufollowm
ufonctiH
ufoodR
ufoodsQ
ufootbaF
uforb
uforecaT
uforeigN
uforensG
uforestQ
uforget+
uforkliM
uformm
uformal1
uformatS
uformerL
uformsK
ufortbiH
ufortniQ
ufortyS
uforwarr
ufosterO
ufound5
ufoundaO
ufoundeN
ufourR
ufourniK
ufourteQ
ufra/
ufragenA
uframeS
uframesK
uframewQ
ufrançaI
ufraudK
ufreelaO
ufreertM
ufreighK
ufreiwiG
ufreizeC
ufrenchU
ufrequeP
ufreshP
ufreueA
ufriendv
ufristeJ
ufromc
ufrontS
ufrozenQ
uftM
ufuelR
ufuiF
ufulfil/
ufullZ
ufundK
ufundamP
ufundinS
ufurnitI
ufurthe/
ufusionH
ufyK
ufår/
ufévrieG
uförderI
uführeA
uführenz
uführerP
uführunA
ufără/
ugalwayP
ugangJ
ugaps/
ugarageR
ugardaI
ugardenH
ugarethJ
ugasP
ugastroO
ugate7
ugatherB
ugatineH
ugcseN
ugcsesN
ugdL
ugdcN
ugearM
ugearboN
ugebI
ugeboreH
ugeeign/
ugeelonN
ugeen9
ugegen/
ugehaltA
ugeheA
ugelernB
ugemeinC
ugenau/
ugeneriK
ugenero/
ugenetiN
ugentil/
ugentle/
ugeograP
ugeorgiJ
ugermanR
ugernJ
ugeschi5
ugeschä0
ugesellA
ugespräp
ugestioO
ugesundM
ugetp
ugets2
ugettinN
ugewerbG
ugez/
ugib/
ugilt/
ugitR
ugithubA
ugitlabF
ugiven
ugivenD
ugladR
uglasgoP
ugleich/
uglobalu
uglouceM
ugmN
ugmbhW
ugmpG
ugon
ugoalsL
ugoesq
ugolfO
ugoodsN
ugoogleS
ugordonH
ugot5
ugovernQ
ugpT
ugpsD
ugradI
ugradeS
ugradedA
ugradesD
ugraduaU
ugrafanM
ugrahamH
ugrandO
ugrangeP
ugrantet
ugrantsH
ugraphiI
ugrazB
ugreatu
ugreen/
ugreenhE
ugregorC
ugrewJ
ugrocerP
ugroundX
ugroupP
ugroupeF
ugroupsO
ugroveP
ugrowL
ugrowthR
ugrundlL
ugrundsS
ugruppeJ
ugrün/
uguarany
uguardP
uguestP
uguestsP
uguideP
uguidedJ
ugulfL
ugymN
ugymnasL
ugénieK
ugénéraR
uhe
uha/
uhab/
uhabeE
uhaben0
uhabitaP
uhabituA
uhaccpH
uhai/
uhalfW
uhamburN
uhamiltQ
uhanaP
uhandbaG
uhandheH
uhandinF
uhandleU
uhandliZ
uhandsV
uhandweF
uhannahN
uhannovH
uhappyK
uharborL
uhardwaJ
uhargreE
uharnesK
uharrieI
uharrogN
uharvesH
uhas3
uhat/
uhaulagR
uhausB
uhaveg
uhaves/
uhaving/
uhazmatK
uhboK
uhcpcO
uhe5
uheadl
uheadin+
uhealthU
uhearinF
uheart1
uheatT
uheatinR
uheightR
uheilbrD
uheldY
uhellow
uhelpedS
uhelperK
uhelpsC
uhence/
uhenrikD
uher4
uhere/
uhereby/
uherefoL
uhervor/
uhet5
uheuteZ
uhgvT
uhier/
uhiermi/
uhighv
uhigherT
uhighes3
uhighwaT
uhilfeA
uhillM
uhillsN
uhim8
uhin/
uhindiR
uhire/
uhiresJ
uhisy
uhmrcG
uhncU
uhndM
uhoA
uhobbyA
uhoch/
uhochscJ
uhogy/
uholdn
uholderv
uholdin5
uholidaQ
uhollowF
uholtJ
uhomeT
uhomesT
uhonoraJ
uhonsT
uhopeB
uhorairF
uhospicL
uhospitS
uhostinP
uhostsP
uhotQ
uhotelL
uhotelsR
uhoura
uhoursR
uhouseX
uhousehL
uhousekL
uhousesS
uhousinI
uhoustoQ
uhowE
uhplcK
uhr0
uhtmlA
uhttp/
uhubR
uhubspoD
uhudderO
uhughesA
uhuitF
uhullQ
uhumain/
uhuman/
uhundre/
uhurlinO
uhusbanP
uhvE
uhvacS
uhybridO
uhydrauJ
uhygienQ
uhygiènH
uhär/
uhôpitaF
uhôtelJ
uiW
uiaz
uiceQ
uichA
uici/
uicuU
uideaN
uiecI
uieltsI
uifl
uifoaM
uifrsR
uihkA
uihneny
uihr/
uihre5
uiiU
uikA
uikke/
uil8
uill3
uillinoQ
uillnesO
uima
uimagesM
uimmedi/
uimmer5
uimmigrM
uimmobiH
uimogenI
uimpactF
uimplanP
uimplemK
uimpres/
uimprovJ
uimranD
uinZ
uinbetrF
uincO
uincidee
uinclO
uincludQ
uincomeN
uindepeQ
uindica/
uinductR
uindustQ
uinfantF
uinfirmL
uinfo/
uinformd
uinfrasU
uingF
uingeniM
uingridF
uingéniL
uinheriN
uinitia0
uinjectA
uinjuriK
uinjuryW
uinnK
uinpatiQ
uinputE
uinsU
uinsertz
uinspecO
uinstalW
uinstanW
uinstea5
uinstitV
uinstruK
uinsulaG
uinsuraO
uinsureO
uinte/
uinteli/
uintell/
uintensW
uintercL
uinterd/
uintereU
uinteriQ
uinterlL
uintermP
uinterrC
uintervv
uintoZ
uintrodJ
uintériA
uinutil/
uinventT
uinvestR
uinvita7
uinvite9
uinvoicH
uinzerá/
uinèsH
uiosK
uioshU
uipL
uipafR
uirN
uirelanS
uirishH
uironE
uist
uislandQ
uisn/
uisoN
uisolatQ
uist/
uistituE
uistqbA
uit4
uitaliaP
uitalieL
uitem/
uitemsw
uitilM
uitsv
uivS
uixH
ujA
uja/
ujaarA
ujahrF
ujahreA
ujahrenF
ujahresF
ujahrgaI
ujako3
ujanV
ujanuarU
ujanvieM
ujavaJ
ujavascC
ujeT
ujeanD
ujede8
ujedno/
ujelent/
ujenkinD
ujest0
ujibJ
ujij/
ujiraL
ujoanneI
ujobsI
ujohnI
ujoinv
ujoinedR
ujoinerE
ujointJ
ujointsK
ujonasH
ujordanK
ujourneP
ujournéA
ujoursA
ujsN
ujudiciA
ujugendA
ujuilleK
ujuinA
ujulW
ujulyR
ujunT
ujuneV
ujuniN
ujuniorW
ujuristE
ujuryD
ujust/
ujustif/
ujá8
ujährliG
ukabul/
ukandidu
ukansasM
ukanzleD
ukappaB
ukasselE
ukassenJ
ukatrinI
ukb/
ukeepr
ukeeper2
ukeine5
ukenneA
ukennelJ
ukeptH
ukestreP
ukettleu
ukevinE
ukeyR
ukeysK
ukeywor/
ukgA
uki/
ukidsF
ukilomeF
ukind0
ukindly/
ukingy
ukitN
ukitcheN
uklaar/
uklasseI
uklientA
uklinikA
ukneeN
ukneesI
uknock/
uknowV
uknowlek
uknown/
ukollegE
ukommunH
ukontakA
ukontroM
ukotlinA
ukowalcI
ukrankeH
ukreditD
uksN
ukto/
ukubernC
ukulkarA
ukursA
ukurseA
ukurzA
ukurzprJ
ukvR
ukwO
ukyleL
uküchenB
ul/
ula7
ulaat/
ulabN
ulabel1
ulabellB
ulabelsA
ulaborJ
ulaboraD
ulaboura
ulabsT
ulack5
ulad5
uladderL
ulady/
ulaisse/
ulakeL
ulakesN
ulakeshH
ulampJ
ulancasP
ulandL
ulandinS
ulandloO
ulang/
ulangchC
ulanguaQ
ulangueG
ularedoN
ulaserM
ulassen/
ulastZ
ulateZ
ulaterb
ulaunchS
ulausanF
ulaut/
ulawQ
ulayerP
ulayoutK
ule6
uleadU
uleaderT
uleadinR
uleadsV
uleagueI
uleaksK
uleapF
ulearnQ
ulearneC
ulearniI
ulearntD
uleaseS
uleasesS
uleast4
uleave/
uleaverS
uleavinS
ulebensZ
ulecturs
uledR
uleeQ
uleedsK
ulehreB
ulehrliA
uleicesQ
uleipziO
uleistuA
uleisurL
uleiterG
uleitun2
ulenderI
ulenien/
ulernenG
uless1
ulessonO
ulety
uletterM
ulettinS
uletzteA
ulevelY
ulevelsL
ulevera+
uliabilT
uliaisoN
uliamH
ulibrarJ
ulibreA
ulicencU
ulicensS
ulieferH
ulieu/
ulifeZ
uliftQ
ulightiP
ulightsG
ulikeb
ulikewi/
ulilleR
ulimeriJ
ulimit5
ulimitaB
ulimsE
ulinF
ulincolJ
ulindenN
ulindqvV
uliner
ulinesV
ulinguiO
ulinkJ
ulinkedG
ulinksC
ulintK
ulinuxI
ulinzK
uliquidN
ulire/
ulisbonP
ulisez/
ulista0
ulisterA
uliteraP
ulitigaT
uliveP
ulivesJ
ulivingN
ulivraiC
ull/
ullbK
ullcN
ullewelF
ullmH
ullpR
ulo2
uloadM
uloaderH
uloadinN
uloadsQ
uloanB
uloansG
ulocalU
ulocatiK
ulocked/
ulodgedB
ulogp
ulogbooM
ulogemeK
uloggedF
ulogicN
ulogistO
ulogsJ
uloireL
uloisirL
ulondonP
ulongQ
ulongerL
ulookw
ulorraiG
ulorryF
ulosy
ulossa
ulostb
ulotx
ulow6
uloweF
ulower8
ulowere/
ulsL
ultdP
ului/
ulunchu
ulungK
ulycéeA
ulyleK
ulyonN
uläuftD
ulücken9
umah
umacB
umacheA
umacrosF
umagasiA
umagazyA
umagistA
umai1
umailN
umailboN
umailsA
umainR
umainlyO
umainsI
umainteS
umaisonE
umajorM
umajorsK
umaker
umakerJ
umakingH
umal/
uman0
umanageV
umanagia
umancheJ
umandat/
umanhatO
umanner9
umanualb
umanufaS
umanyY
umapsO
umarU
umarathO
umarchS
umarcheA
umarcusG
umarekI
umargarE
umarginW
umarineS
umarisoI
umarkw
umarker7
umarketO
umarkinI
umarlbuN
umarlowK
umarquez
umarrieI
umarsA
umarshF
umarshaN
umartinL
umasC
umaschi0
umasernB
umaskin/
umasterP
umatch/
umatches
umatchi9
umateriK
umaternP
umateusF
umathemQ
umathsP
umatterp
umaturaF
umax3
umaxima/
umaximu/
umayY
umaybe9
umaîtri+
umbaH
umcaK
umdy
umdrJ
umdtH
ume/
umeans/
umeant0
umechanU
umechatD
umediaD
umediatM
umedicaO
umediciQ
umediziA
umeetinY
umeets/
umeg/
umeinA
umeineJ
umeinerE
umeinesA
umeisteA
umeldunE
umemberQ
umemo6
umemora/
umemoriA
umenQ
umengO
umensch/
umensueF
umentald
umentio4
umentorQ
umenusP
umerchaM
umerciz
umeridiP
umerseyJ
umesA
umesaM
umessag7
umet9
umetalL
umeterO
umets0
umettez/
umin
umich7
umichigK
umicrobO
umicrosR
umidT
umiddleP
umidlanT
umidwifO
umig/
umigratP
umij6
umilesR
umilitaK
umilks
umillE
umillioV
umillsL
umind4
umine/
uminimu/
uminitaM
uminorA
uminus/
uminuteL
umioA
umirs
umisA
umiseI
umissK
umissin/
umissisO
umistak3
umitW
umitarbD
umlL
ummR
umnie/
umobileR
umobiliF
umockI
umode1
umodelO
umodellN
umodelsH
umoderaY
umodernL
umoduleU
umoi8
umoisL
umoment/
umonJ
umonateA
umonatlD
umondayv
umoneyM
umonitoU
umonsie2
umonthM
umonthlQ
umonthsO
umontreG
umontréA
umood2
umortgaH
umosaicF
umossI
umostX
umostlyP
umot/
umotherZ
umotiva9
umotorQ
umotorsS
umountN
umountaM
umovea
umovedV
umovingS
umpharmJ
umrI
umriS
umricsJ
umsF
umscP
umuchG
umultiP
umultip2
umunichH
umuniciB
umusicP
umuss/
umust/
umutterT
umutualO
umutuelG
umyR
umáquin/
umärzA
umèreA
umédeciA
umédicaB
umémoirC
umérito/
umétierA
umöchteU
umă/
un/
unax
unaar/
unacellL
unachV
unachtr7
unachtsH
unadiaB
unadègeI
unależy/
unamet
unamen/
unamesA
unantesJ
unationK
unativeW
unavigaL
unavyP
uncM
unev
unearW
unearlyW
uneboshM
unecP
unecess/
uned/
uneedn
uneededt
uneedn/
unegati/
unegotiS
uneithe/
unem/
unenhum/
uneoB
unessun/
unetK
unetbalN
unettoyD
unetworQ
uneverI
unewU
unewcasQ
unewlyN
unewsleL
unexty
unguyenB
unhsT
uniamhH
unice/
unicht+
unie/
uniederH
uniet/
unightT
unightlP
unightsR
unineT
unineteC
uninetyy
uningun/
uniniej/
unitrouO
univeauJ
unlG
unlpL
unmcR
uno8
unobody5
unodeO
unom9
unonT
unone/
unormal/
unorthU
unortheT
unotv
unoteboM
unotesV
unothin/
unoticeo
unottinQ
unovR
unova/
unovembP
unown
unr/
unswQ
unu/
unul/
unumberb
unummer/
unur/
unurseX
unurserN
unursesP
unursinS
unutritL
unvqU
unächst/
unéant/
unéeL
unégociJ
uo8
uoben/
uoberst/
uobjet/
uobliga2
uoccupaO
uocenę/
uoch/
uocr0
uoctT
uoctobeT
uoddO
uodrzuc/
uofb
uoferta/
uoffn
uoffencE
uoffer/
uofficeY
uoffre/
uoffresA
uoffshoO
uofstedD
uoftenA
uog/
uogłosz/
uoha
uohioR
uohne/
uok/
uokaforA
uokonjoG
uoktobeC
uokuyan/
uoldS
uoliverC
uoluwasI
uom+
uonY
uonboarT
uonce2
uoncoloT
uoneo
uonlineP
uonly/
uontariN
uontbre/
uoordee/
uopW
uopeninV
uopenteK
uoperaG
uoperatV
uopinio/
uopport9
uopposi/
uopticaK
uoptionM
uoptomeN
uorT
uoracleK
uoralG
uorcharN
uorder0
uorderiN
uordersV
uoregonH
uorgR
uorganiV
uorientT
uoriginA
uorlaD
uortB
uorthodG
uorthopL
uos+
uoscpD
uoseiG
uoshaT
uott
uothers/
uottawaP
uouJ
uought+
uouir
uourO
uours2
uouts
uoutageP
uoutcom/
uoutdooS
uoutil/
uoutilsK
uoutlooP
uoutpatP
uoutreaN
uoutsO
uoutsidV
uoveral8
uoverri4
uovertiM
uowenL
uownV
uownerW
uownersH
uoyelarI
upaK
upaceB
upackK
upackagN
upackinE
upacksP
upacsJ
upaediaR
upage3
upaieQ
upainM
upairsM
upalettB
upalletH
upalliaP
upaloH
upandemK
upanelu
upanelsC
upapersW
upapier/
uparv
uparagr/
uparaleP
uparallJ
uparameK
uparaméA
uparcelQ
uparcouP
uparece/
uparentI
uparfai+
uparisP
uparishK
uparkL
uparole/
uparser/
uparsin3
upartV
uparticA
upartitJ
upartneR
upartsL
upartyR
upassar/
upassedL
upassen/
upasser8
upassioH
upasspoN
upasst/
upassun/
upasswoE
upastryF
upatchv
upathwaS
upatienF
upatricG
upatron/
upayL
upaymenN
upayrolR
upaysM
upcH
upciN
upeakS
upellK
upemberB
upenalt6
upendanJ
upenetrN
upenhalL
upeoriaM
uperX
uperfec/
uperfil/
uperforR
uperiodA
uperitoA
upermanS
upermitp
upersonn
uperthO
upessoa/
upeterbK
upetrolP
upeuxA
upflegeA
upflich/
upgceO
uphN
upharmaP
uphaseN
uphdK
uphilipE
uphilosG
uphishiN
uphonesH
uphotogF
uphotosG
uphpI
uphrase/
uphysicN
uphysioR
upickerN
upido/
upiecesH
upile7
upilotQ
upiotrG
upipeP
upipeliW
upitchL
upiècesB
uplM
uplaats/
uplaceV
uplacemX
uplacesB
uplainA
uplainsR
uplanO
uplanneK
uplanniQ
uplansP
uplantO
uplantsQ
uplastiP
uplatesN
uplatfoS
uplaysM
uplaywrI
uplcK
upleaseq
upleasuC
upls/
uplumbeR
uplumbiN
upmC
upneumaJ
upode/
upodiatL
upointsu
upolandP
upoliceH
upoliciS
upolicyR
upolierK
upolishG
upoliteJ
upontefH
upor7
uportE
uportalQ
uporterA
uporteu/
uportfoB
uportlaJ
uportoE
uportugL
uposeH
upositiw
upossest
upossibL
upostP
uposterM
upostgrA
upostiny
upostmaM
upostsA
upotatoA
upourk
upowerR
upowerpR
upowersF
upracowA
upractiO
uprairiP
upraktiD
upratiqA
upraxisF
upres
upreced/
uprecepS
uprecisA
upremie2
upremisV
upremiuv
uprendeA
uprendr/
uprepO
upreparF
uprescrQ
upresel/
upresena
upresseN
upressuP
uprestoD
upresum/
upreten/
uprevai9
upriceD
upricesO
upricinQ
uprimarU
uprimo/
uprinciK
uprint4
uprintsF
uprior6
upriori/
uprismaK
upritchJ
uprivatU
uprixA
upriyanJ
uprizeA
uprobatM
uprobleJ
uprocee/
uproducW
uprofA
uprofesQ
uprofieA
uprograd
uprojecL
uprojekE
uprojetA
upromes/
upromis2
upromotR
upromptA
uproperW
upropheK
uproposP
uprosseF
uproszę2
uprotecS
uprotocV
uprotokN
uprototL
uproudD
uprovaA
uprovidR
uprovisI
uprowadA
upruebaJ
uprzepu/
uprzez/
upréaviQ
upréfèrF
upréparA
uprésenx
uprésél6
uprüfpr/
uprüfunS
upsychoR
uptsN
upubO
upublicF
upubliqA
upublisQ
upubsO
upues/
upughH
upuisq
upullS
upumpP
upumpsQ
upuneR
upunjabR
upupilsK
upurchaO
upure6
upurgeO
upuéricK
upytestA
upythonJ
upytorcK
upâtissB
uqaA
uqcN
uqldF
uqmM
uqst
uqtsG
uqu/
uqualifb
uqualitQ
uquarteO
uquatreD
uque/
uqueensI
uquello/
uquerieN
uquesta/
uquesto/
uqui/
uquickS
uquinteK
uquotaR
uquoteJ
uquébecN
uraN
urabbitI
uracksM
uradarN
uradiatP
uradioL
uradiogS
uradiolM
urailQ
urailwaR
uraisex
uraison9
uranV
urang/
urangor/
urank3
uranker/
urankin/
urappor0
urateV
uratesA
urayM
uraysG
urdhB
ure/
ureachF
ureactG
ureadz
ureadinr
ureads7
ureadyT
urealM
urealscG
ureasont
urebuilM
urecalc/
urecallW
ureceip6
ureceptQ
urecertN
urecherF
urechne/
urechnuE
ureciprE
ureckon/
urecognR
ureconcT
ureconsO
urecouvJ
urecoveP
urecrui8
urecruts
urectif/
urecyclF
uredx
uredisJ
ureduceM
uredundB
urefereO
ureferrT
urefineS
ureflec+
urefresQ
urefrigK
urefundE
urefusaH
urefuseI
uregJ
uregard/
uregionI
uregistM
uregresP
uregulaT
ureidK
ureihun/
ureject8
urejet/
ureklamA
urelatiU
urelató/
urelayQ
ureliefO
urelocaR
uremain/
uremark/
uremise7
uremoteM
uremovaK
urempli9
urenewaQ
ureneweS
ureoD
ureopen1
ureorgaI
urepairQ
ureplieG
urepresP
urequesX
urequir/
urequis/
urescueL
uresearA
ureservr
uresideQ
uresolv/
uresourr
urespec5
urespirR
uresty
urestauT
urestey
urestorU
urestriA
uresultp
uretailN
uretentI
uretenu/
uretireJ
uretourE
uretraiN
uretrieF
urevaliA
urevenuT
ureversG
ureviewc
urevisiP
urevitA
urewrotI
urgnH
urh/
urhiannF
urhysC
uricevu/
uridgeT
uriga/
uriggerN
urigginC
urighty
urightsQ
urileva/
uringA
urioN
uriseM
uriverT
uriversT
urnO
uroadP
uroadmaM
urobot/
urobotiB
urokuA
urolesK
urollV
urolle7
urollinO
uroofL
uroomU
uroomsR
uropeN
urosJ
urosaliH
uroses/
urosterO
urotaZ
urotaryJ
urotasR
urotatiT
urotterK
uroughlS
uround+
uroundsQ
uroutesO
urowp
urowanJ
urowingO
urows0
uroyD
uroyalT
ursaB
urtO
urubric/
urueG
urugbyK
urulet
urulesA
urunV
urundN
urunde/
urunninX
urunsS
ururalN
urustA
urvnG
uréceptN
urédactA
uréféreK
urégionA
urépond9
uréponsC
uréserv/
urésumé/
uréunioD
uröntgeD
usn
usaasJ
usachkuF
usacramO
usafeQ
usafeguS
usafetyS
usageP
usagt/
usaid/
usaintI
usainteM
usaisieA
usaisonA
usake/
usalairA
usalariJ
usalaryA
usaleT
usalesO
usalesfD
usalleC
usalonN
usam5
usameZ
usampleX
usampliK
usanT
usanctiE
usandF
usandhuC
usanitaB
usans/
usantéD
usapD
usasI
usatH
usatisf/
usaturdY
usauceM
usave/
usavingU
usavoir/
usawQ
usay/
usaying8
usays7
uscU
uscaffoJ
uscan2
uscanneO
uscanniR
uscansS
uscenarI
uschalt0
uscheduP
uschemas
uschemeO
uschichA
uschnitH
uschon9
uschoolS
uschreeA
uschrei/
uschrif/
uschuleH
uschuluB
usciencS
uscientN
uscoilG
uscolaiP
uscore/
uscores4
uscorint
uscotlaR
uscr1
uscrapI
uscreen/
uscriptK
uscrubP
uscrubbH
uscrumR
usdK
use/
useaX
useal+
usealed0
usealsJ
usearchY
useasonP
useatT
useatsS
usechsA
usecondW
usecourB
usecretX
usecrétA
usectorP
usecureN
usecuriO
usedatiR
usee7
useekinQ
useen/
usegundA
usei/
usein1
useisA
useitM
useite6
useitheA
uselbyM
uselect/
useleniD
uselfR
usellerJ
uselonA
usem/
usemainD
usemestP
usemiH
useminaE
usen5
usencoP
usendK
usender/
useniorY
usensorP
usentenQ
usentinM
useoN
usepN
useparaA
useptW
useptemT
usera/
userait/
usergeaD
useriesN
userverP
uservicV
usesG
usetN
usetsW
usetterF
usettinY
usettlea
usetupJ
usetzen/
useuil/
useule6
usevenY
useventG
usevernT
ushadowN
ushall/
ushaneK
ushannoQ
ushareW
usharedQ
ushe/
usheetsJ
usheffiP
ushiftP
ushiftsS
uships
ushipsC
ushopc
ushopsN
ushorteI
ushortl6
ushouldh
ushowo
ushrewsP
ushrinkP
ushropsK
ushut2
ushutdoN
usi7
usich/
usicherE
usickO
usideY
usie/
usiebenI
usiemenI
usiempr/
usieve/
usift/
usiftin/
usigmaP
usignalW
usignat8
usignedv
usigninL
usignsM
usilenc/
usilverK
usimply/
usimulaW
usin/
usinceQ
usind/
using3
usingleW
usinéadK
usiobhaL
usir/
usistem/
usisterS
usitZ
usiteR
usitesU
usittinQ
usituatB
usixR
usixthQ
usixtyZ
usizeM
usię/
uska/
uskal/
usketchG
uskiH
uskilleR
uskinL
uskip/
uskippe/
usleeveI
uslingeO
uslowH
uslpN
usmalld
usmartJ
usmstsT
usnowM
usnowflT
uso0
usocQ
usocialR
usocietV
usoftw
usoftwaa
usoignaI
usoinsK
usoit/
usolarI
usoldN
usoleP
usoliciL
usolidwE
usolvenM
usom/
usomeR
usomebow
usomeonv
usometht
usometiA
usommelH
usonoO
usonogrP
usonstiO
usopM
usorry/
usorted/
usorter7
usortin/
usouhaiR
usourceI
usourciK
usourdoL
usousV
usozialA
uspO
uspacer
uspainN
uspanisR
usparkN
uspeakF
uspeakeH
uspeakiK
uspec/
uspeciaV
uspeechS
uspendU
uspełni/
usplitL
usplunkF
usponsoA
usportsG
usprachS
uspreadN
uspringQ
usqlH
usquadM
usquareS
ussstsJ
usstK
ustS
ustaatlM
ustaatsE
ustaffX
ustaffoK
ustages
ustaginN
ustainlS
ustairsE
ustakehQ
ustamp/
ustampex
ustandaX
ustandis
ustands3
ustanhoJ
ustapleA
ustars+
ustarteM
ustartsN
ustateb
ustatemX
ustatioJ
ustatisI
ustatuso
ustaym
ustcwC
ustdM
usteadyK
usteamM
usteelO
usteht/
ustelle7
ustellvL
ustepheI
usterilK
usteuerD
ustewarQ
ustillS
ustmK
ustockO
ustocktL
ustoneyK
ustoodK
ustop/
ustoragT
ustorea
ustoresP
ustorieN
ustormP
ustraigu
ustrandA
ustrateN
ustraßeJ
ustreamF
ustreetV
ustrict+
ustrokeR
ustrongv
ustruck/
ustructL
ustuartI
ustudenS
ustudieS
ustudioU
ustudyV
ustufey
ustuttgP
ustyle6
ustörunG
usum
usubP
usubconP
usubmitJ
usubscrT
usubsidM
usubsti/
usuffic/
usugarJ
usugges6
usuisI
usuisseN
usuitab/
usuitet
usuivan/
usuiviB
usummara
usummerP
usundayN
usuperT
usuperiq
usupermK
usupers4
usupervP
usuppliQ
usupplyQ
usupporN
usuppos/
usure8
usurfF
usurgerS
usurgicO
usurveiK
usurveyM
ususpen/
uswanseO
uswapsN
uswiftK
uswitchS
uswornN
usydneyT
usystee/
usystemb
usystmoM
usämtli/
uså/
usécuriA
usérieuA
usí9
usó/
usă/
usłowo/
ut/
uta/
utableq
utableaT
utablesR
utabletP
utachoI
utag1
utageK
utak/
utakeb
utakingM
utale/
utalent/
utalkG
utalkinI
utalksK
utam/
utampon/
utankO
utankerQ
utanksT
utargetP
utariffK
utask/
utasksA
utaughtJ
utaxQ
utaxiO
utbP
ute/
uteaJ
uteachP
uteacheR
uteachiQ
uteamS
uteamsR
utechH
utechniS
utechnoQ
utego/
utej/
utelecoK
utelefoM
utelehaE
utelemeM
utelephP
utelforN
utell2
utellerQ
utemperr
utemplaH
utemporD
utempsM
utenw
utenantJ
utenderP
utensorI
uterminw
uterracQ
uterrafN
uterraiD
utestO
utestedI
utesterD
utestinM
utestsK
utexasP
utext/
utexto/
uthamesN
uthanc
uthankv
uthanks5
uthatn
uthej
utheatrL
uthemd
uthenY
utheoryA
utherapS
uthere1
utheref/
uthese/
uthesisA
utheyx
uthibauI
uthingt
uthink9
uthirdV
uthirtyb
uthis/
uthoseu
uthough2
uthreeT
uthresh/
uthursdV
uthx/
uti/
utiaM
utick/
utie5
utigJ
utillsF
utimberQ
utimeZ
utimeliF
utip/
utipperM
utissueJ
utitaniJ
utitleC
utitlesG
utitula/
utod
utobiasH
utodayt
utoddleS
utodo/
utodos+
utoeicI
utogethN
utoi/
utoiletK
utomI
utonu
utongueX
utonigh/
utooW
utookP
utoolw
utoolsE
utopv
utorontQ
utorsteB
utot/
utotal/
utotale/
utouchF
utourisO
utournaH
utoursK
utous/
utout/
utoute/
utoutes/
utowerS
utownM
utrabajD
utrabalA
utracedF
utrackP
utrackiJ
utractoQ
utradeO
utradesT
utradinU
utraileP
utrainO
utraineO
utrainiO
utrainsQ
utransaF
utranscP
utransfO
utransiM
utranslO
utranspN
utraumaP
utravauK
utravelU
utraysR
utreA
utreasuT
utrentM
utri/
utriageb
utrialH
utrialsM
utrigge/
utripsP
utroisR
utruckN
utrucksP
utrue7
utruste1
utsD
utu/
utubeM
utucsonJ
utulsaA
utunedL
utuningN
utunnelJ
utuohyE
uturbinO
uturny
uturnarS
uturnedU
uturnoA
uturnovW
ututorA
utwelveO
utwicQ
utwiceO
utwijfe/
utwoS
utxL
utylerN
utylko/
utypedJ
utypesA
utypescA
utypicaM
utypingM
utäglicL
utätigkA
utête/
utüvK
uuffici/
uuit/
uuitkom/
uukQ
uukrainC
uulmH
uultrasP
uumpireK
uumsatzE
uunj
uunaP
uunanim/
uundU
uundersy
uunderwM
uuneq
uuneing/
uunfallH
uuniforH
uunitV
uunitsR
uunitéI
uuniverT
uunlimiQ
uunternL
uuntiln
uupY
uupdateQ
uupfronA
uupon8
uupsU
uupstai/
uupward/
uurkundH
uurlaubA
uurologC
uuse5
uusedU
uusersN
uusesM
uutilisN
uutilitS
uutrechP
uuw/
uuygun/
uv/
uva/
uvacancx
uvacatiA
uvaccinI
uvaeA
uvaga/
uvalleyQ
uvaluatQ
uvaluesw
uvalveG
uvalvesK
uvanderC
uvansM
uvarianH
uvariatL
uvariouN
uvasculL
uvatP
uvaultN
uvbaM
uvcaE
uvex
uvectorG
uveeamI
uveevaK
uvehiclL
uvendora
uvenkatC
uventeC
uventilS
uver/
uverantA
uverde/
uverder/
uverdic/
uverfah1
uvergle/
uverheiD
uverifis
uverkauI
uvermer/
uverpacI
uversicJ
uversioN
uvertra9
uvertreD
uverwalF
uveryx
uvesselS
uvetM
uveteriU
uvetsR
uviaM
uvicG
uviceQ
uvictorM
uvideoH
uviennaS
uviewP
uvillagW
uvirtuaM
uvisionI
uvisitK
uvisiteP
uvisitsP
uvisto8
uvisualO
uvitaeI
uvmwareO
uvocatiN
uvocê/
uvoiceP
uvoid/
uvoldoe/
uvolumeH
uvoluntQ
uvom/
uvor6
uvorgan/
uvorlie/
uvorschC
uvos/
uvotre1
uvotum/
uvouche5
uvous/
uvu/
uvulnerO
uvzít/
uvéhicuO
uwaL
uwadeI
uwageG
uwagesP
uwahl/
uwaived/
uwaiverD
uwakefiO
uwalkP
uwalkinS
uwallP
uwallsO
uwardY
uwardenM
uwardsQ
uwarehoN
uwareneG
uwarnin5
uwartunH
uwarwicH
uwasm
uwashO
uwashinJ
uwasserJ
uwat/
uwatchV
uwatcheF
uwaterQ
uwave/
uwayneI
uwcagF
uwew
uweatheM
uwebE
uwebinaM
uwebsitA
uwechseB
uweddinS
uwednesB
uweekO
uweekenP
uweeklyQ
uweeksT
uweight4
uweiter7
uweldE
uwelderQ
uweldinK
uwellinK
uwelshK
uwentR
uwer/
uwerdega
uwerden/
uwere5
uwerkG
uwerkstF
uwerkzeB
uwestO
uwesterS
uwetO
uwhatev/
uwheelO
uwheelsH
uwhenS
uwhichY
uwhiche5
uwhistlK
uwhitcoD
uwhitloG
uwhmisM
uwhoi
uwhoeve/
uwholeq
uwhomN
uwhose5
uwhyV
uwiders2
uwie5
uwienG
uwillw
uwillinT
uwindO
uwindowQ
uwindsoK
uwineK
uwingP
uwinner9
uwins/
uwinterL
uwir9
uwird/
uwireK
uwireshK
uwiringO
uwise/
uwish4
uwishes5
uwithY
uwithdr/
uwithho/
uwithinT
uwithour
uwitnesY
uwmsN
uwocheF
uwochenA
uwohnunH
uwolverP
uwomenR
uworcesQ
uworden/
uwordsr
uwordt/
uworkP
uworkdaA
uworkedJ
uworkerT
uworkflO
uworkfoS
uworkinS
uworkplI
uworksX
uworkshJ
uwriterK
uwritinD
uwrongs
uwroteJ
uwsetL
uwszyst/
uwurde/
uwymaga/
uwürdeR
ux4
uxeroB
uxmlE
uyX
uya8
uyapay/
uyardO
uyaz/
uyazılı/
uyearS
uyearlyS
uyearsV
uyellowR
uyerine/
uyest
uyetE
uyorkK
uyorkshQ
uyou/
uyour/
uyours/
uyourse/
uyouthD
uyrA
uyrsF
uzu
uza/
uzahlenH
uzapros/
uzatrud/
uze/
uzeitA
uzendesF
uzeroz
uzertifK
uzet/
uzeugniM
uzgodno/
uzijn/
uzonder/
uzou/
uzu6
uzuletzH
uzurück8
uzusage/
uzusatzC
uzwar/
uzweimaK
uzwölfD
uzéro/
uzürichG
u{0
u|v
u}0
uàs
uär/
uça/
ué/
uécartsA
uécoleH
uécrire/
uéducatE
uélectrE
uéquipeF
uértéke/
ués/
uétabliB
uétatT
uétudeB
uétudesL
uétudiaI
uétéy
uêtes/
uüberB
uüberne5
uübersp/
uübrige/
uże/
użycior/
uže/
uбалл/
uваканс/
uкандид/
uне/
uпостав/
`;
